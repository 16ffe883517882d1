import { fold } from '../text.ts'
import { partsOf, type Sense, senseOf } from './lexicon.ts'
import { lacksVowels, romanised } from './scripts.ts'
import { soundOf } from './spelling.ts'

/**
 * A word of a name and what it means. `place` says where it stands: in the name itself, behind a linking word ("Wall" in
 * "Hole in the Wall"), or in what a comma or brackets add.
 */
export type Word = {
  text: string
  sound: string
  sense: Sense | { kind: 'name' | 'code' | 'letter' | 'measure'; is: string }
  place: 'head' | 'linked' | 'added'
  /** Which part of a name like "Place - Site" it stands in. */
  part: number
  /** Written without its short vowels. */
  isBare: boolean
  /** How it sounds in one with the word behind it, and undefined at the end. */
  soundWithNext?: string | undefined
}

export type Name = { folded: string; words: Word[] }

const tidied = (name: string): string =>
  name
    // "S.S." and "M/V" are one word.
    .replace(/\b([a-z])[./]\s?([a-z])\b\.?/gi, '$1$2')
    .replace(/\b(l|d|dell|all|sull|nell|s)['’](?=\p{L}{2})/giu, '$1 ')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d)[.,](\d)/g, '$1p$2')
    .replace(/\bdrop[\s-]?offs?\b/gi, 'dropoff')
    .replace(/\bu[\s-]?boo?a?t\b/gi, 'uboot')

const measure = /\b(\d+(?:p\d+)?) ?(m|mt|mtr|meter|metre|meters|metres|ft|feet|foot|fuss)\b/g

/** "P 29" and "KT-12" are one code; an article before a number is none. */
const code = /\b(?!el|la|le|al|il|no|nr|de|st|to|at)([a-z]{1,2}) (\d+)\b/g

const arabicArticle = /^ال(?=..)/u

const senseIn = (text: string, isLast: boolean): Word['sense'] => {
  if (/^\d+(\.\d+)?m$/.test(text)) return { kind: 'measure', is: text }
  if (/^\d+$/.test(text)) return { kind: 'number', is: String(Number(text)) }
  if (/\d/.test(text)) return { kind: 'code', is: text }
  if (isLast && text === 'i') return { kind: 'number', is: '1' }
  if (isLast && /^[a-z]$/.test(text)) return { kind: 'letter', is: text }
  return senseOf(text) ?? { kind: 'name', is: text }
}

const readPart = (text: string, part: number, isAdded: boolean): Word[] => {
  const found = fold(text)
    .replace(/([a-z]{3,})(\d+)/g, '$1 $2')
    .replace(measure, '$1m')
    .replace(code, '$1$2')
    .replace(/(?<=\d)p(?=\d)/g, '.')
    .split(' ')
    .filter(Boolean)
  let place: Word['place'] = isAdded ? 'added' : 'head'
  const words: Word[] = []
  for (const [at, word] of found.entries()) {
    const plain = romanised(word.replace(arabicArticle, ''))
    const isLast = at === found.length - 1 && found.length > 1
    const sense = senseIn(plain, isLast)
    if (sense.kind === 'linking' && words.length > 0 && place === 'head') place = 'linked'
    if (sense.kind === 'linking' || sense.kind === 'idle') continue
    for (const each of partsOf(plain))
      words.push({
        text: each,
        sound: soundOf(each),
        sense: each === plain ? sense : senseIn(each, false),
        place,
        part,
        isBare: lacksVowels(word),
      })
  }
  return words
}

/** So many words of a name are compared; folding may make thousands out of a hundred letters. */
const maxWords = 24

const read = (name: string): Name => {
  const [head = '', ...added] = tidied(name).split(/[,;()[\]]/)
  const parts = head.split(/\s[-–—|]+\s|:\s/)
  const words = [
    ...parts.flatMap((text, part) => readPart(text, part, false)),
    ...added.flatMap((text) => readPart(text, parts.length, head.trim() !== '')),
  ]
  const compared = words.slice(0, maxWords).map((word, at): Word => {
    const next = words[at + 1]
    return { ...word, soundWithNext: next && soundOf(word.text + next.text) }
  })
  return { folded: fold(name), words: compared }
}

/** So many names are remembered: one is compared with many, and some of those with the next. */
const maxKept = 5_000
const kept = new Map<string, Name>()

/** The words of a name that say which site is meant. */
export const readName = (name: string): Name => {
  const known = kept.get(name)
  if (known) return known
  if (kept.size >= maxKept) kept.clear()
  const found = read(name)
  kept.set(name, found)
  return found
}
