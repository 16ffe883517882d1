import { monthNames } from '@soundings/rules/months'
import { fold } from '@soundings/rules/text'
import { animalNames } from './animal-names.ts'
import { countryNames } from './country-names.ts'
import { healthWords } from './health-words.ts'
import { regionNames } from './region-names.ts'

/** The languages whose words are known, in the order of the columns of the tables. */
export const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ja'] as const
export type Language = (typeof languages)[number]

/** What a word or phrase is in English; nothing where it says nothing about which sites are meant. */
export type Meaning = { english: string; kind: 'idle' | 'word' | 'place' | 'month' | 'health' }

/** A language as far as questions about dive sites need it. */
export type Tongue = {
  language: Language
  /** By the words in lower case, one space apart, with and without accents. */
  meanings: ReadonlyMap<string, Meaning>
  /** How many words, or letters where none are parted, the longest phrase has that begins with a word or letter. */
  longest: ReadonlyMap<string, number>
  /** Words that names of places and sites have as well, or English: they prove no language. */
  inNames: ReadonlySet<string>
  /** Endings that are taken off, and what takes their place. */
  endings: readonly (readonly [string, string])[]
  /** What is written with an apostrophe before a word, or runs into it. */
  elisions: readonly string[]
  isCompounding: boolean
  /** Between two numbers or months these are "to". */
  ranges: ReadonlySet<string>
}

type Source = {
  code: Language
  /** Lines `English = phrase, phrase`. */
  meanings: string
  /** January to December, other ways to write one behind a slash. */
  months?: string
  ranges: string
  idle: string
  inNames?: string
  endings?: string
  elisions?: string
  isCompounding?: true
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** As tokens are joined: "l'île" is two words, and so is "n1". */
const keyOf = (phrase: string): string =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\-./]/g, ' ')
    .replace(/(?<=[a-z])(?=\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The ways in which phones write a phrase: without accents or apostrophes, German with two letters for one. */
const waysToWrite = (phrase: string): string[] => {
  const key = keyOf(phrase)
  const apart = phrase.includes("'") ? [fold(keyOf(phrase.replaceAll("'", '')))] : []
  return [fold(key), fold(key.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)), ...apart]
}

const rows = (table: string): [english: string, columns: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' =')
      return [line.slice(0, at).trim(), line.slice(at + 2)]
    })

type Entry = [phrase: string, meaning: Meaning]

const entriesOf = (english: string, phrases: string, kind: Meaning['kind']): Entry[] =>
  listed(phrases).map((phrase) => [phrase, { english, kind }])

/** One column of a table of all languages. */
const columnOf = (table: string, language: Language, kind: Meaning['kind']): Entry[] =>
  rows(table).flatMap(([english, columns]) =>
    entriesOf(english, columns.split('|')[languages.indexOf(language)] ?? '', kind),
  )

const monthsOf = (months = ''): Entry[] =>
  listed(months).flatMap((ways, at) =>
    ways.split('/').map((way): Entry => [way, { english: monthNames[at] ?? '', kind: 'month' }]),
  )

const indexed = (entries: readonly Entry[], isSpaced: boolean) => {
  const meanings = new Map<string, Meaning>()
  const add = (key: string, meaning: Meaning) => {
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning)
  }
  // A word as it is spelt comes before one that looks the same without its accents: "où" is no "ou".
  for (const [phrase, meaning] of entries) add(isSpaced ? keyOf(phrase) : phrase.normalize('NFKC'), meaning)
  if (isSpaced)
    for (const [phrase, meaning] of entries) for (const way of waysToWrite(phrase)) add(way, meaning)
  const longest = new Map<string, number>()
  for (const key of meanings.keys()) {
    const words = isSpaced ? key.split(' ') : [...key]
    longest.set(words[0] ?? '', Math.max(longest.get(words[0] ?? '') ?? 0, words.length))
  }
  return { meanings, longest }
}

const endingsOf = (text = ''): [string, string][] =>
  listed(text).map((each) => {
    const [ending = '', instead = ''] = each.split('>')
    return [fold(ending), fold(instead)]
  })

/** Places by their English names, folded, as all languages may call them. */
export const placesInTables: ReadonlySet<string> = new Set(
  [regionNames, countryNames].flatMap(rows).map(([english]) => fold(english)),
)

/** Makes a language of its tables. */
export const tongueOf = (source: Source): Tongue => {
  const { code, isCompounding = false } = source
  const entries = [
    ...columnOf(healthWords, code, 'health'),
    ...rows(source.meanings).flatMap(([english, phrases]) => entriesOf(english, phrases, 'word')),
    ...monthsOf(source.months),
    ...columnOf(animalNames, code, 'word'),
    ...columnOf(regionNames, code, 'place'),
    ...columnOf(countryNames, code, 'place'),
    ...entriesOf('', source.idle, 'idle'),
  ]
  return {
    language: code,
    ...indexed(entries, code !== 'ja'),
    inNames: new Set(listed(source.inNames ?? '').map(fold)),
    endings: endingsOf(source.endings),
    elisions: listed(source.elisions ?? ''),
    isCompounding,
    ranges: new Set(listed(source.ranges).map(keyOf)),
  }
}
