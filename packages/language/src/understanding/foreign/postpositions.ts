import { monthNames } from '@soundings/rules/months'
import type { Piece } from './pieces.ts'

// Japanese says behind a word what English says before it.

const isSaid = ({ kind, english }: Piece): boolean => english !== '' && kind !== 'unread'

/** The piece that one behind it is said of, over those that say nothing; -1 where a clause begins between them. */
const saidOf = (pieces: readonly Piece[], at: number): number => {
  for (let each = at - 1; each >= 0; each--) {
    if (pieces[each + 1]?.isBreak) return -1
    const piece = pieces[each]
    if (piece && isSaid(piece)) return each
  }
  return -1
}

/** "3月" is March, and "3~5月" is March to May. */
const withMonths = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    const month = last?.kind === 'number' ? monthNames[Number(last.english) - 1] : undefined
    if (!piece.text.startsWith('月') || !last || month === undefined) {
      result.push(piece)
      continue
    }
    const first = result.at(-2)
    const start =
      first?.kind === 'number' && last.gap.trim() === '-' ? monthNames[Number(first.english) - 1] : undefined
    result.pop()
    if (first && start !== undefined) {
      result[result.length - 1] = { ...first, kind: 'month', english: start }
      result.push({ ...piece, kind: 'word', english: 'to' })
    }
    result.push({ ...last, gap: ' ', kind: 'month', english: month })
  }
  return result
}

/** "クロアチアは?" is no more than "what about Croatia?". */
const whatAbout: Piece = {
  kind: 'word',
  english: 'what about',
  plain: '',
  text: '',
  size: 1,
  gap: '',
  isBreak: false,
}

/** Puts what is said behind a word before it: "サメなし" is without sharks, "ダハブの近く" near Dahab. */
export const postposed = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = []
  for (const piece of withMonths(pieces)) {
    const at = /^(without|near|similar to)$/.test(piece.english)
      ? saidOf([...result, piece], result.length)
      : -1
    const of = result[at]
    const isNear = piece.english === 'near'
    if (of && (!isNear || /^(place|name|town)$/.test(of.kind))) {
      result.splice(at, 0, { ...piece, gap: of.gap, isBreak: of.isBreak })
      result[at + 1] = { ...of, gap: ' ', isBreak: false }
    } else result.push(isNear ? { ...piece, english: 'near me' } : piece)
  }
  return pieces.at(-1)?.text === 'は' ? [whatAbout, ...result] : result
}
