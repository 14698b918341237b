### Finding people to play with: seats that are open, threads, calls, whom somebody does not want to meet.
button-take-seat = Převzít místo
button-hand-over = Zatím ať hraje počítač
table-seats-open = Během hry smí kdokoli převzít místo počítačového hráče
answer-leave-open = Odejít ze hry? Na tvém místě dohraje počítač. Dokud jsou místa otevřená, tlačítko **Převzít místo** tě vrátí na tvoje, pokud ho zatím nikdo nepřevzal.
answer-seats-open = Během hry teď smí kdokoli převzít místo počítačového hráče: tlačítkem **Převzít místo** na desce nebo příkazem `/table join`.
answer-seats-closed = Místa počítačových hráčů teď zůstávají jim. Koho pozveš příkazem `/table invite`, ten smí nějaké převzít i tak.
refused-T-seats-closed = Hra už běží a místa počítačových hráčů tu zůstávají jim. Popros hostitele ({ $host }), ať je uvolní příkazem `/table seats`, nebo počkej na další hru.
refused-T-other-hand = { $person ->
    [nobody] V této hře už jsi měl jiné karty, takže by šlo jen tvoje původní místo, a to je obsazené. Počkej na další hru.
   *[other] { $person } už v této hře měl jiné karty, takže by šlo jen původní místo. Vyber někoho jiného.
}
