import type { Known } from '../known.ts'
import { englishOf } from './english.ts'
import { isEnglishWord } from './english-words.ts'
import { spokenIn } from './language.ts'
import { type Name, namesIn } from './names.ts'
import { otherWords } from './other-languages.ts'
import { type Piece, piecesIn, unspacedPieces } from './pieces.ts'
import { postposed } from './postpositions.ts'
import { plainText, type Token, tokensOf } from './tokens.ts'
import type { Language } from './tongue.ts'
import { isOfSome, tongues, unspacedTongue } from './tongues.ts'

/** A question in another language: which one, as far as it is known, and whether all of it could be read. */
export type Foreign = { language: Language | 'other'; isWhole: boolean }

/** A question in English words; `foreign` where it was asked in another language. */
export type Translation = { english: string; foreign?: Foreign }

const isLatin = /^[\p{Script=Latin}\p{M}\d]+$/u

const isEnglish = ({ plain, text }: Token): boolean =>
  plain === text && text.length > 1 && isEnglishWord(text)

/** The words that are part of no name. */
const unnamed = (tokens: readonly Token[], names: readonly (Name | undefined)[]): Token[] => {
  let end = 0
  return tokens.filter((token, at) => {
    end = Math.max(end, at + (names[at]?.size ?? 0))
    return at >= end && token.kind !== 'number'
  })
}

/** Names are all that can be read of a language that nobody knows here; a number of metres stays the most. */
const onlyNames = (tokens: readonly Token[], names: readonly (Name | undefined)[]): Translation => {
  const words: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const size = names[at]?.size ?? 1
    const parts = tokens.slice(at, at + size)
    const isRead =
      names[at] !== undefined || parts[0]?.kind === 'number' || /^(m|km)$/.test(parts[0]?.text ?? '')
    if (isRead) words.push(parts.map(({ text, plain, kind }) => (kind === 'number' ? plain : text)).join(' '))
    at += size
  }
  return { english: words.join(' '), foreign: { language: 'other', isWhole: false } }
}

const translated = (pieces: readonly Piece[], rest: string, language: Language): Translation => {
  const tongue = language === 'ja' ? unspacedTongue() : tongues().find((each) => each.language === language)
  if (!tongue) return { english: '' }
  const { english, isWhole } = englishOf(tongue, pieces, rest)
  return { english, foreign: { language, isWhole } }
}

/** Words of health that are no English and no name, whatever language a question is in. */
const health = new Map([
  ['schwanger', 'pregnant'],
  ['schwangerschaft', 'pregnant'],
  ['enceinte', 'pregnant'],
  ['grossesse', 'pregnant'],
  ['embarazada', 'pregnant'],
  ['embarazo', 'pregnant'],
  ['incinta', 'pregnant'],
  ['gravidanza', 'pregnant'],
  ['zwanger', 'pregnant'],
  ['zwangerschap', 'pregnant'],
  ['gravida', 'pregnant'],
  ['gravidez', 'pregnant'],
  ['asthme', 'asthma'],
  ['asma', 'asthma'],
  ['astma', 'asthma'],
])

/** A question in English with the words of health of other languages said in English, so that none is overheard. */
const inEnglish = (question: string, words: readonly Token[]): Translation => {
  const told = words.flatMap(({ text }) => health.get(text) ?? [])
  return { english: told.length === 0 ? question : `${question} ${told.join(' ')}` }
}

/** So many of its words are English and of no other language, that a question of English words is in English. */
const clearly = 0.75

/** Whether it's clear without looking for names, which takes longest. */
const isClearlyEnglish = (tokens: readonly Token[]): boolean => {
  const words = tokens.filter(({ kind }) => kind !== 'number')
  if (!words.every(isEnglish)) return false
  return words.filter(({ text }) => !isOfSome(text)).length > words.length * clearly
}

/**
 * A question in English words, so that the readers of English understand it. What is in no known language, and what asks
 * in English with foreign names or a word or two, stays as it is.
 */
export const translate = (question: string, known: Known): Translation => {
  const { tokens, rest } = tokensOf(plainText(question))
  if (isClearlyEnglish(tokens)) return { english: question }
  const names = namesIn(tokens, known)
  const words = unnamed(tokens, names)
  const english = words.filter(isEnglish).length
  if (words.length === 0) return { english: question }

  const runs = words.filter(({ kind }) => kind === 'unspaced').length
  if (runs > 0 && runs >= english)
    return translated(postposed(unspacedPieces(unspacedTongue(), tokens, names, known)), rest, 'ja')

  const plain = words.filter((word) => isEnglish(word) && !isOfSome(word.text)).length
  if (plain > words.length / 2) return inEnglish(question, words)

  const isElsewhere = words.filter(({ kind, text }) => kind === 'word' && !isLatin.test(text)).length
  if (isElsewhere > english) return onlyNames(tokens, names)

  const read = tongues().map((tongue) => ({ tongue, pieces: piecesIn(tongue, tokens, names) }))
  const spoken = spokenIn(read, words[0]?.text ?? '')
  const others = words.filter((word) => otherWords.has(word.plain) && !isEnglish(word)).length
  const understood = spoken?.pieces.filter(({ kind }) => kind !== 'unread' && kind !== 'number').length ?? 0
  if (others > 1 && others > english && others > understood) return onlyNames(tokens, names)
  return spoken ? translated(spoken.pieces, rest, spoken.tongue.language) : inEnglish(question, words)
}
