"""Korean particles after any name: Hangul, digits or Latin letters."""

from __future__ import annotations

import unicodedata

FIRST_SYLLABLE, LAST_SYLLABLE = 0xAC00, 0xD7A3
FINALS = 28
RIEUL = 8

# The final sound of each digit as it is read: 영 일 이 삼 사 오 육 칠 팔 구.
DIGIT_FINALS = "036"
DIGIT_RIEUL = "178"


def josa(word: str, pair: str) -> str:
    """Return ``word`` with the right one of two particles.

    ``pair`` names them as ``"after a final consonant/after a vowel"``: ``"이/가"``, ``"을/를"``,
    ``"은/는"``, ``"과/와"``, ``"으로/로"``. Where the sound cannot be known, both are given:
    ``"☆을(를)"``.
    """
    after_consonant, after_vowel = pair.split("/")
    sound = _final_sound(word)
    if sound is None:
        return f"{word}{after_consonant}({after_vowel})"
    closed = sound != "" and not (after_consonant == "으로" and sound == "ㄹ")
    return word + (after_consonant if closed else after_vowel)


def _final_sound(word: str) -> str | None:
    """Return "" for a vowel, "ㄹ", "ㄱ" for any other final consonant, None if unknown."""
    spoken = [c for c in word if unicodedata.category(c)[0] in "LN"]
    if not spoken:
        return None
    last = spoken[-1]
    if FIRST_SYLLABLE <= ord(last) <= LAST_SYLLABLE:
        final = (ord(last) - FIRST_SYLLABLE) % FINALS
        return "" if final == 0 else "ㄹ" if final == RIEUL else "ㄱ"
    if last.isdecimal():
        return _digit_sound(str(unicodedata.decimal(last)))
    plain = unicodedata.normalize("NFD", last)[0].lower()
    if not "a" <= plain <= "z":
        return None
    before = unicodedata.normalize("NFD", spoken[-2])[0].lower() if len(spoken) > 1 else ""
    return _latin_sound(before, plain)


def _digit_sound(digit: str) -> str:
    if digit in DIGIT_RIEUL:
        return "ㄹ"
    return "ㄱ" if digit in DIGIT_FINALS else ""


def _latin_sound(before: str, last: str) -> str:
    """Guess how a name in Latin letters ends when it is written in Hangul."""
    if not before:  # a single letter is read by its name: 엘, 엠, 엔, 알
        return {"l": "ㄹ", "r": "ㄹ", "m": "ㄱ", "n": "ㄱ"}.get(last, "")
    if last == "l":
        return "ㄹ"
    if last in "mn" or (before == "n" and last == "g"):
        return "ㄱ"
    return "ㄱ" if last in "bckpqt" and before in "aeiouy" else ""
