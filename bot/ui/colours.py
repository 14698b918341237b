"""The edge of an embed. It never says anything that the words beside it do not say."""

from discord import Colour

CALM = Colour(0x4A6FA5)
ACTIVE = Colour(0xE0A030)
GOOD = Colour(0x3A9D5D)
BAD = Colour(0xB5473C)
CLOSED = Colour(0x80848E)
