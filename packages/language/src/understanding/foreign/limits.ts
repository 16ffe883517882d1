import { wordSet } from '../words.ts'
import type { Piece } from './pieces.ts'

// Which way a number limits must never be turned round by a word that nobody could read: in doubt, it is the most.

const before =
  /^(up to|max|max depth|shallower than|less than|under|deeper than|more than|over|beyond|from|at least|around|between|depth)$/
const asksMore = /^(deeper than|more than|over|beyond|from|at least)$/
const behind = /^(or less|or more|at most|max|max depth|at least|around|up to)$/
const refusals = /^(not for me|can not)$/
const measures = /^(m|feet|degrees|km|c|f|depth)$/

const isNumber = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.kind === 'number' || /^\d+$/.test(piece.english))

const isIdle = (piece: Piece | undefined): boolean => piece?.kind === 'idle'

/** The piece that is so many steps away, over those that say nothing. */
const nearby = (
  pieces: readonly Piece[],
  at: number,
  step: 1 | -1,
  most: number,
  isOne: (each: Piece) => boolean,
) => {
  let left = most
  for (let each = at + step; left > 0; each += step) {
    const piece = pieces[each]
    if (piece === undefined || (step === 1 && piece.isBreak)) return -1
    if (isOne(piece)) return each
    if (!isIdle(piece)) left--
    if (step === -1 && piece.isBreak) return -1
  }
  return -1
}

/** The number that a word before or behind it limits; -1 where there is none. */
const numberOf = (pieces: readonly Piece[], at: number): number => {
  const english = pieces[at]?.english ?? ''
  const after = before.test(english) ? nearby(pieces, at, 1, 3, isNumber) : -1
  return after >= 0 || !behind.test(english) ? after : nearby(pieces, at, -1, 2, isNumber)
}

/** Whether a word limits the number right behind it: "tot 20 m". */
export const limitsNext = (pieces: readonly Piece[], at: number): boolean =>
  before.test(pieces[at]?.english ?? '') && isNumber(pieces[at + 1])

const numberBeside = (pieces: readonly Piece[], at: number): number =>
  Math.max(nearby(pieces, at, 1, 3, isNumber), nearby(pieces, at, -1, 2, isNumber))

const isLevel = ({ english }: Piece): boolean =>
  /^(beginner|intermediate|advanced|experienced|technical|open water diver)\b/.test(english)

const isLimit = ({ english }: Piece): boolean => before.test(english) || behind.test(english)

/** "Até 12 m no máximo" says it twice. */
const isLimitedTwice = (pieces: readonly Piece[], at: number): boolean => {
  const number = nearby(pieces, at, -1, 2, isNumber)
  return number > 0 && nearby(pieces, number, -1, 1, isLimit) >= 0 && nearby(pieces, at, 1, 1, isNumber) < 0
}

/** Words that limit no number say nothing: "limite", "über den Wolken". Those that are followed by a level or a time stay. */
export const withoutIdleLimits = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1]
    // German has one word for depth and for deep.
    if (/^tiefen?$/.test(piece.text) && numberBeside(pieces, at) < 0) return { ...piece, english: 'deep' }
    if (piece.english === 'up to' && next?.kind === 'month') return { ...piece, english: 'until' }
    if (/^(max|at most)$/.test(piece.english) && isLimitedTwice(pieces, at))
      return { ...piece, kind: 'idle', english: '' }
    const isKept = /^(depth|from|between)$/.test(piece.english) || nearby(pieces, at, 1, 1, isLevel) >= 0
    return isLimit(piece) && !isKept && numberOf(pieces, at) < 0
      ? { ...piece, kind: 'idle', english: '' }
      : piece
  })

const farUnread = 6

/** Whether some word that nobody could read stands near a number in its clause, and might turn it round. */
const isNearUnread = (pieces: readonly Piece[], at: number): boolean =>
  ([1, -1] as const).some((step) => nearby(pieces, at, step, farUnread, ({ kind }) => kind === 'unread') >= 0)

const tells = ({ kind, english }: Piece): boolean => kind !== 'idle' && kind !== 'unread' && english !== 'not'

/** "… is", "for me", "I" and the like: what somebody thinks of a number begins so. */
const thinks = wordSet(`
  ist sind wäre das ich mir mich find finde c ce est sont serait ça je me moi es son sería eso yo a mí
  è sono sarebbe questo io mi per is zijn zou vind dat ik é são seria isso eu me para acho creo
`)

/** "… ist mir zu viel", "…, c'est pas mon truc": somebody goes on about a number, and does not stop with "is". */
const isThoughtOf = (pieces: readonly Piece[], at: number): boolean => {
  let next = at + 1
  while (measures.test(pieces[next]?.english ?? '')) next++
  const [first, second] = [pieces[next], pieces[next + 1]]
  if (first?.kind !== 'idle' || second === undefined || second.isBreak) return false
  return thinks.has(first.plain.split(' ')[0] ?? '')
}

/** "… gehe ich nicht": a no that nothing follows to which it could belong; or anywhere behind, that it is not wanted. */
const isRefused = (pieces: readonly Piece[], at: number): boolean =>
  isThoughtOf(pieces, at) ||
  nearby(pieces, at, -1, farUnread, ({ english }) => refusals.test(english)) >= 0 ||
  pieces.some((piece, each) => {
    if (each <= at) return false
    if (refusals.test(piece.english)) return true
    return piece.english === 'not' && nearby(pieces, each, 1, 1, tells) < 0
  })

/** What asks for more than a number, in doubt, asks for no more than that. */
export const safeLimits = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const { english } = piece
    if (!asksMore.test(english) && english !== 'or more') return piece
    const number = numberOf(pieces, at)
    if (number < 0 || /^(degrees|km)$|°/.test(`${pieces[number + 1]?.english}`)) return piece
    if (
      pieces[number]?.english.includes('°') ||
      (!isNearUnread(pieces, number) && !isRefused(pieces, number))
    )
      return piece
    return { ...piece, english: english === 'or more' ? 'or less' : 'max' }
  })

/** A number, or one with its unit, right before a place. */
const endsNumber = (pieces: readonly Piece[], at: number): boolean =>
  isNumber(pieces[at]) || (measures.test(pieces[at]?.english ?? '') && isNumber(pieces[at - 1]))

/** Whether a word stands between two numbers as "to" does: "de 10 a 20 m". */
export const joinsNumbers = (pieces: readonly Piece[], at: number): boolean =>
  endsNumber(pieces, at - 1) && isNumber(pieces[at + 1])

/** "10 bis 20 m", "de marzo a mayo": between two numbers or months some words mean no more than "to". */
export const ranges = (pieces: readonly Piece[], words: ReadonlySet<string>): Piece[] =>
  pieces.map((piece, at) => {
    const [last, next] = [pieces[at - 1], pieces[at + 1]]
    const isBetween =
      words.has(piece.text) &&
      (joinsNumbers(pieces, at) || (last?.kind === 'month' && next?.kind === 'month'))
    const isPair = piece.english === 'and' && pieces.slice(0, at).some(({ english }) => english === 'between')
    return isBetween && !(piece.english === 'and' && !isPair)
      ? { ...piece, kind: 'word', english: isPair ? 'and' : 'to' }
      : piece
  })

/** A whole thought that is a no of its own ends before a number is limited: "sin corriente menos de 20 m". */
export const parted = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const next = nearby(pieces, at, 1, 1, isLimit)
    return next >= 0 && /^(without|not cold)\b./.test(piece.english)
      ? { ...piece, english: `${piece.english} and` }
      : piece
  })
