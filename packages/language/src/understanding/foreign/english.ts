import { corrected, distanceOf, type Lexicon, lexiconOf } from '../spelling.ts'
import { parted, ranges, safeLimits, withoutIdleLimits } from './limits.ts'
import type { Piece } from './pieces.ts'
import type { Tongue } from './tongue.ts'

const shortestCorrected = 6
const limiting =
  /^(not|no|without|can not|not for me|up to|max|or less|or more|over|under|beyond|from|at least|\w+ than)\b/

const lexicons = new Map<Tongue, Lexicon>()

/** The words by which misspelt ones are corrected: long ones, and none that limits or denies. */
const lexiconFor = (tongue: Tongue): Lexicon => {
  const kept = lexicons.get(tongue)
  if (kept) return kept
  const words = [...tongue.meanings]
    .filter(
      ([key, { english }]) =>
        !key.includes(' ') && key.length >= shortestCorrected && !limiting.test(english),
    )
    .map(([key]) => key)
  const made = lexiconOf(words, new Set(words))
  lexicons.set(tongue, made)
  return made
}

/** More corrections than anybody needs. */
const maxCorrections = 8

const spelt = (tongue: Tongue, pieces: readonly Piece[]): Piece[] => {
  let left = maxCorrections
  return pieces.map((piece) => {
    if (piece.kind !== 'unread' || piece.text.length < shortestCorrected || left-- <= 0) return piece
    const right = corrected(piece.text, lexiconFor(tongue))
    const isClose = right !== undefined && distanceOf(piece.text, right, 1) <= 1
    const meaning = isClose ? tongue.meanings.get(right) : undefined
    return meaning ? { ...piece, ...meaning } : piece
  })
}

/** "Im Mai" is in May; a span of months is said once. */
const withSeasons = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const last = pieces.slice(0, at).findLast(({ english }) => english !== '')?.english
    const isTime = piece.kind === 'month' || /^(spring|summer|autumn|winter)$/.test(piece.english)
    const isLed = /^(in|to|until|from|between)$/.test(last ?? '')
    const isSpan = last === 'and' && pieces.slice(0, at).some(({ english }) => english === 'between')
    return isTime && !isLed && !isSpan ? { ...piece, english: `in ${piece.english}` } : piece
  })

const leads = /^(in|near|similar to|and|or|from|without|not|except|what about)$/

/** "How deep of Lagoon Garden": after "of" a name is one, however ordinary its words are. */
const withNames = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const last = pieces.slice(0, at).findLast(({ english }) => english !== '')?.english
    const isOrdinary = piece.kind === 'name' && piece.size > 1 && last !== undefined && !leads.test(last)
    return isOrdinary ? { ...piece, english: `of ${piece.english}` } : piece
  })

/** Planes are dived where they are wrecks, and flown in where somebody asks about flying. */
const withPlanes = (pieces: readonly Piece[]): Piece[] => {
  const isWreck = pieces.some(({ english }) => /\b(wreck|artificial reef)\b/.test(english))
  return pieces.map((piece) =>
    piece.english === 'flight' ? { ...piece, english: isWreck ? 'plane' : 'fly after diving' } : piece,
  )
}

const denies = /^(not|no|without|can not|except)$/
const forLess = /^(beginner|easy|children|inexperienced|newly certified|first dive|open water diver)\b/

/**
 * A "no" is dropped, and told as unread, where it belongs to a word that nobody could read, and where it may not belong
 * to beginners: else "ohne Schnickschnack, Wracks" would rule out wrecks, and "kann nicht gut tarieren, Anfänger" beginners.
 */
const attached = (tongue: Tongue, pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (!denies.test(piece.english)) return piece
    const rest = pieces.slice(at + 1)
    const next = rest.findIndex(({ kind }) => kind !== 'idle')
    const said = rest[next]
    const direct = said?.english === 'for' ? rest[next + 1] : said
    const isFar = next > 0 && direct !== undefined && forLess.test(direct.english)
    // Japanese says it behind: what limits a number was read with it, and what else is denied nobody knows.
    if (tongue.language === 'ja' && piece.english === 'not') {
      const isOfLimit = pieces.slice(0, at).some(({ kind }) => kind === 'number')
      return { ...piece, kind: isOfLimit ? 'idle' : 'unread', english: '' }
    }
    return said?.kind === 'unread' || isFar ? { ...piece, kind: 'unread', english: '' } : piece
  })

/** What stands between two words, as English has it. */
const signs = (gap: string): string =>
  gap
    .replace(/['’‘`´ʼ]/g, ' ')
    .replaceAll('。', '.')
    .replaceAll('、', ',')

/** A question in English words, and whether something in it could not be read. */
export const englishOf = (tongue: Tongue, read: readonly Piece[], rest: string) => {
  const steps: readonly ((pieces: readonly Piece[]) => Piece[])[] = [
    (pieces) => spelt(tongue, pieces),
    (pieces) => ranges(pieces, tongue.ranges),
    withoutIdleLimits,
    withSeasons,
    withPlanes,
    withNames,
    safeLimits,
    (pieces) => attached(tongue, pieces),
    parted,
  ]
  const pieces = steps.reduce<readonly Piece[]>((before, step) => step(before), read)
  const words = pieces
    .map((piece) => `${signs(piece.gap)} ${piece.english}${piece.english === 'or less' ? ',' : ''}`)
    .join('')
  return {
    english: `${words}${signs(rest)}`.replace(/\s+/g, ' ').trim(),
    isWhole: pieces.every(({ kind }) => kind !== 'unread'),
  }
}
