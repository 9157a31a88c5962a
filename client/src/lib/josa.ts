/** Korean particles after any name: Hangul, digits or Latin letters. */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/** How a word ends in speech: in a vowel, in ㄹ, in another consonant, or nobody can tell. */
type Sound = "vowel" | "rieul" | "consonant" | "unknown";

/** The final sound of each digit as it is read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_CONSONANTS = "036";
const DIGIT_RIEULS = "178";

/** A single letter is read by its name: 엘, 엠, 엔, 알. */
const LETTERS: Readonly<Record<string, Sound>> = {
  l: "rieul",
  r: "rieul",
  m: "consonant",
  n: "consonant",
};

/**
 * Returns `word` with the right one of two particles.
 *
 * `pair` names them as "after a final consonant/after a vowel": "이/가", "으로/로". Where the sound
 * cannot be known, both are given: "☆을(를)".
 */
export function josa(word: string, pair: string): string {
  const [afterConsonant = "", afterVowel = ""] = pair.split("/");
  const sound = finalSound(word);
  if (sound === "unknown") return `${word}${afterConsonant}(${afterVowel})`;
  const open = sound === "vowel" || (afterConsonant === "으로" && sound === "rieul");
  return word + (open ? afterVowel : afterConsonant);
}

function finalSound(word: string): Sound {
  const spoken = [...word].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const last = spoken.at(-1);
  if (last === undefined) return "unknown";
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS;
    return final === 0 ? "vowel" : final === RIEUL ? "rieul" : "consonant";
  }
  if (/\p{Nd}/u.test(last)) return digitSound(String(decimal(code)));
  const plain = plainLetter(last);
  if (!/^[a-z]$/.test(plain)) return "unknown";
  return latinSound(plainLetter(spoken.at(-2) ?? ""), plain);
}

/** Returns the lower-case letter without its accents. */
function plainLetter(letter: string): string {
  return ([...letter.normalize("NFD")][0] ?? "").toLowerCase();
}

/** Returns the value of a decimal digit of any script: they stand in unbroken runs from 0 on. */
function decimal(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

function digitSound(digit: string): Sound {
  if (DIGIT_RIEULS.includes(digit)) return "rieul";
  return DIGIT_CONSONANTS.includes(digit) ? "consonant" : "vowel";
}

/** Guesses how a name in Latin letters ends when it is written in Hangul. */
function latinSound(before: string, last: string): Sound {
  if (before === "") return LETTERS[last] ?? "vowel";
  if (last === "l") return "rieul";
  if ("mn".includes(last) || (before === "n" && last === "g")) return "consonant";
  return "bckpqt".includes(last) && "aeiouy".includes(before) ? "consonant" : "vowel";
}
