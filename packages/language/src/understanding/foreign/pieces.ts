import { fold } from '@soundings/rules/text'
import type { Known } from '../known.ts'
import { stopWords } from '../ordinary-words.ts'
import { isVocabulary } from '../vocabulary.ts'
import { isEnglishWord } from './english-words.ts'
import { isName, isPartOfWorld, type Name } from './names.ts'
import { areJoined, isParted, type Token } from './tokens.ts'
import type { Meaning, Tongue } from './tongue.ts'
import { meaningOfPhrase, meaningOfWord } from './word.ts'

/** A part of a question and what it is in English; what nobody could read is `unread`. */
export type Piece = {
  kind: Meaning['kind'] | 'number' | 'name' | 'town' | 'english' | 'unread'
  english: string
  /** As it was typed, in lower case; the same folded; and how many words it has. */
  plain: string
  text: string
  size: number
  gap: string
  /** A clause begins with it. */
  isBreak: boolean
}

/** Words that divers of all languages use as they are. */
const international =
  /^(macro|night|nitrox|spots?|padi|ssi|cmas|ok|top|nemo|highlights?|best|diver?s?|diving|scuba|snorkel|hotspots?)$/

const units = /^(m|mt|mtr|mts|ft|km|c|f)$/

/**
 * A name that a language has words for as well is one where it is long, where one of its words is no word of it, or where all
 * have capitals, which German gives to many. */
const isNameMeant = (tongue: Tongue, tokens: readonly Token[], at: number, size: number): boolean =>
  size > 2 ||
  (tongue.language !== 'de' && tokens.slice(at, at + size).every(({ isCapital }) => isCapital)) ||
  isPartOfWorld(wordsAt(tokens, at, size).text) ||
  tokens.slice(at, at + size).some(({ plain, text }) => !meaningOfPhrase(tongue, plain, text))

const longestPhrase = (tongue: Tongue, tokens: readonly Token[], at: number) => {
  const first = tokens[at] as Token
  const most = Math.max(tongue.longest.get(first.plain) ?? 0, tongue.longest.get(first.text) ?? 0)
  for (let size = Math.min(most, tokens.length - at); size > 0; size--) {
    if (!areJoined(tokens, at, size)) continue
    const { plain, text } = wordsAt(tokens, at, size)
    const meaning = meaningOfPhrase(tongue, plain, text)
    if (meaning) return { size, meaning }
  }
  return undefined
}

/** The pieces of a question in a language that parts its words. `names` says where names begin, and how long they are. */
export const piecesIn = (
  tongue: Tongue,
  tokens: readonly Token[],
  names: readonly (Name | undefined)[],
): Piece[] => {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const piece = pieceAt(tongue, tokens, at, names[at])
    pieces.push({ ...piece, gap: token.gap, isBreak: isParted(tokens[at - 1], token) })
    at += piece.size
  }
  return pieces
}

const pieceAt = (
  tongue: Tongue,
  tokens: readonly Token[],
  at: number,
  name: Name | undefined,
): Omit<Piece, 'gap' | 'isBreak'> => {
  const { kind, plain, text } = tokens[at] as Token
  if (kind === 'number') return { kind, english: plain, plain, text: plain, size: 1 }
  const phrase = longestPhrase(tongue, tokens, at)
  if (phrase && phrase.size > 1 && phrase.size >= (name?.size ?? 0)) return pieceOf(tokens, at, phrase)
  const isUnit = units.test(text) && tokens[at - 1]?.kind === 'number'
  if (isUnit) return { kind: 'word', english: text.startsWith('mt') ? 'm' : text, plain, text, size: 1 }
  if (name && name.size > (phrase?.size ?? 0) && isNameMeant(tongue, tokens, at, name.size)) {
    const words = wordsAt(tokens, at, name.size)
    return { ...words, kind: name.isPlace ? 'town' : 'name', english: words.text }
  }
  if (phrase) return pieceOf(tokens, at, phrase)
  const meaning = meaningOfWord(tongue, text)
  if (meaning) return { ...meaning, plain, text, size: 1 }
  const isEnglish =
    international.test(text) || (isEnglishWord(text) && (stopWords.has(text) || isVocabulary(text)))
  return { kind: isEnglish ? 'english' : 'unread', english: isEnglish ? text : '', plain, text, size: 1 }
}

const wordsAt = (tokens: readonly Token[], at: number, size: number) => {
  const words = tokens.slice(at, at + size)
  return {
    plain: words.map((word) => word.plain).join(' '),
    text: words.map((word) => word.text).join(' '),
    size,
  }
}

const pieceOf = (
  tokens: readonly Token[],
  at: number,
  { size, meaning }: { size: number; meaning: Meaning },
) => ({ ...meaning, ...wordsAt(tokens, at, size) })

const longestUnspacedName = 12
const endingOfVerb = /^[\u3040-\u309f]{1,4}$/
const katakana = /^[\u30a0-\u30ff]+$/

/** A word of two signs, as "eel", is none within a longer word of the same script. */
const isCut = (run: string, at: number, size: number): boolean =>
  size < 3 &&
  katakana.test(run.slice(at, at + size)) &&
  (katakana.test(run.charAt(at + size)) || katakana.test(run.charAt(at - 1)))

type Part = Omit<Piece, 'gap' | 'isBreak'>

const partAt = (tongue: Tongue, run: string, at: number, known: Known): Part | undefined => {
  const most = Math.max(longestUnspacedName, tongue.longest.get(run.charAt(at)) ?? 0)
  for (let size = Math.min(most, run.length - at); size > 0; size--) {
    const text = run.slice(at, at + size)
    const meaning = tongue.meanings.get(text)
    if (meaning && !isCut(run, at, size)) return { ...meaning, plain: text, text, size: 1 }
    if (size > 2 && isName(fold(text), known))
      return { kind: 'name', english: text, plain: text, text, size: 1 }
  }
  return undefined
}

/** The pieces of what is written without spaces: the longest known words from left to right. */
const partsOf = (tongue: Tongue, run: string, known: Known): Part[] => {
  const parts: Part[] = []
  let unread = ''
  const close = () => {
    const isIdle = endingOfVerb.test(unread)
    if (unread !== '')
      parts.push({ kind: isIdle ? 'idle' : 'unread', english: '', plain: unread, text: unread, size: 1 })
    unread = ''
  }
  for (let at = 0; at < run.length; ) {
    const part = partAt(tongue, run, at, known)
    if (part) {
      close()
      parts.push(part)
    } else unread += run.charAt(at)
    at += part?.text.length ?? 1
  }
  close()
  return parts
}

/** The pieces of a question in a language that parts no words; what it writes in letters is a name, or English. */
export const unspacedPieces = (
  tongue: Tongue,
  tokens: readonly Token[],
  names: readonly (Name | undefined)[],
  known: Known,
): Piece[] => {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const isBreak = isParted(tokens[at - 1], token)
    const parts =
      token.kind === 'unspaced'
        ? partsOf(tongue, token.plain, known)
        : [pieceAt(tongue, tokens, at, names[at])]
    for (const [each, part] of parts.entries())
      pieces.push({ ...part, gap: each === 0 ? token.gap : '', isBreak: isBreak && each === 0 })
    at += token.kind === 'unspaced' ? 1 : (parts[0]?.size ?? 1)
  }
  return pieces
}
