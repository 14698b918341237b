"""The golden pictures at phone width. `python -m tests.ui.pictures.goldens` makes them anew, to be looked at."""

from pathlib import Path

from PIL import Image

from bot.text import LANGUAGES, Speaker
from bot.ui.pictures.paint import paint
from bot.ui.pictures.palette import swatches
from bot.ui.pictures.scene import Scene
from tests.text.files import TEXTS as TEXTS
from tests.ui.pictures.drawn import scenes

FOLDER = Path(__file__).parent / "golden"


def speakers() -> dict[str, Speaker]:
    return {language: TEXTS.speak(language) for language in LANGUAGES}


def golden_scenes() -> dict[str, Scene]:
    """All of them in English, and one board a language."""
    found = scenes(TEXTS.speak("en"))
    for language, say in speakers().items():
        found[f"board-middle-{language}"] = scenes(say)["board-middle"]
    return found


def phone(scene: Scene) -> Image.Image:
    image = paint(scene).palette_image().convert("RGB")
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, scene in golden_scenes().items():
        image = phone(scene).quantize(palette=swatches(), dither=Image.Dither.NONE)
        image.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
