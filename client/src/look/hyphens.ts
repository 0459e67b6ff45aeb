// Where a long word may be divided. Browsers know it only in languages whose dictionaries they happen to have,
// and on a narrow card a name that is cut anywhere reads badly.
const SOFT = "\u00AD";
const LONG = 9; // letters; shorter words fit into a line

const [LETTER, VOWEL, CONSONANT] = ["[а-яё]", "[аеёиоуыэюя]", "[бвгджзклмнпрстфхцчшщ]"];
const RUSSIAN = [
  `([йъь])(${LETTER}${LETTER})`,
  `(${VOWEL})(${VOWEL}${LETTER})`,
  `(${VOWEL}${CONSONANT})(${CONSONANT}${VOWEL})`,
  `(${CONSONANT}${VOWEL})(${CONSONANT}${VOWEL})`,
  `(${VOWEL}${CONSONANT})(${CONSONANT}${CONSONANT}${VOWEL})`,
  `(${VOWEL}${CONSONANT}${CONSONANT})(${CONSONANT}${CONSONANT}${VOWEL})`,
].map((places) => new RegExp(places, "giu"));
// English is divided where its parts meet: doubled consonants, common endings and beginnings.
const ENGLISH = [
  /(\p{L}{2}([bcdfgklmnprst]))(\2\p{L}{2})/giu,
  /(\p{L}{3})((?:able|ment|tion|sion|ness|ship|less|craft|field|fighter|hunter|saber|trooper|walker|bringer|gear)s?)$/giu,
  /^(inter|counter|under|over|fore|trans|super|infil)(\p{L}{4})/giu,
];

function divided(word: string): string {
  if (/[а-яё]/iu.test(word)) return RUSSIAN.reduce((text, place) => text.replace(place, `$1${SOFT}$2`), word);
  return ENGLISH.reduce((text, place) => text.replace(place, (_, ...parts: string[]) => `${parts[0]}${SOFT}${parts[place === ENGLISH[0] ? 2 : 1]}`), word);
}

/** The text with soft hyphens in its long words. */
export const softly = (text: string): string => text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : divided(word)));
