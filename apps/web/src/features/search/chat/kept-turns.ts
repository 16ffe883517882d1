import { searchLimits } from '@soundings/contract/search-limits'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'
import type { Turn } from './turn.ts'

// Conversations as this device keeps them, one for each person and one for visitors.

/** So many questions are kept. */
export const maxKept = 12

const left = 'The page was closed before the answer was finished.'

/** Where the conversation of a person is kept, by their id; that of visitors for null. */
export const keyOf = (personId: string | null): string =>
  personId === null ? 'soundings-chat' : `soundings-chat.${personId}`

/** How a question is kept: another number where `KeptTurn` changes, which a test tells. It stands in each of them. */
export const edition = 1

const listOf = (text: string | null): unknown[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

type Kept = Turn & { edition: number }

const isOurs = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && (kept as Partial<Kept>).edition === edition

/** What is kept of a conversation; null where some of it is of another edition, and has to be read by its shape. */
export const readTurns = (personId: string | null): Turn[] | null => {
  const kept = listOf(readStored(keyOf(personId)))
  return kept.every(isOurs) ? kept.map(({ edition: _, ...turn }) => turn) : null
}

/** The same by the shape of each. What another version of this page wrote, and this one cannot read, is left out. */
export const readByShape = async (personId: string | null): Promise<Turn[]> => {
  const kept = listOf(readStored(keyOf(personId)))
  const { turnsThatFit } = await import('./kept-turn.ts')
  return turnsThatFit(kept)
}

/** Of a long list, what one call brings: the rest is asked for again. */
const inShort = ({ media: _, understood: __, ...turn }: Turn): Turn =>
  turn.answer
    ? {
        ...turn,
        answer: { ...turn.answer, relatedSites: turn.answer.relatedSites.slice(0, searchLimits.perCall) },
      }
    : turn

/** Keeps questions that are answered, failed or stopped. A device that has no room keeps what it had. */
export const keepTurns = (personId: string | null, turns: readonly Turn[]): void => {
  const done = turns
    .filter(({ state }) => state !== 'asking')
    .slice(-maxKept)
    .map(inShort)
  if (done.length === 0) dropStored(keyOf(personId))
  else writeStored(keyOf(personId), JSON.stringify(done.map((turn): Kept => ({ ...turn, edition }))))
}

/** The page goes: whose answer is still on its way is kept with what it said so far. */
export const leaveOff = (turn: Turn): Turn =>
  turn.state === 'asking' ? { ...turn, state: 'failed', problem: left } : turn
