/** Letters of other scripts as Latin ones, as names are usually written for visitors. */
const cyrillic =
  'а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya ј j љ lj њ nj ћ c ђ d џ dz'
const greek =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
const arabic =
  'ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع  غ gh ف f ق q ك k ل l م m ن n ه h ة  و u ي y ى a ئ  ؤ u ء '
/** What European alphabets have beside accents. */
const latin = 'ħ h ŧ t ŋ n ə e'

const pairsOf = (table: string) => {
  const parts = table.split(' ')
  return parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? ''] as const] : []))
}

let letters: Map<string, string> | undefined
const latinOf = (letter: string): string => {
  letters ??= new Map([cyrillic, greek, arabic, latin].flatMap(pairsOf))
  return letters.get(letter) ?? letter
}

const arabicLetter = /\p{Script=Arabic}/u

/** Whether a word is written without its short vowels, so that a spelling for visitors has letters that it lacks. */
export const lacksVowels = (word: string): boolean => arabicLetter.test(word)

/** A folded name in Latin letters, as far as its script spells sounds; others stay as they are. */
export const romanised = (folded: string): string =>
  folded
    .replaceAll('ου', 'ou')
    .replaceAll('αυ', 'av')
    .replaceAll('ευ', 'ev')
    .replace(/[^\sa-z0-9]/gu, latinOf)
