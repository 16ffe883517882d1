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

/** How conversations are kept; another number where `KeptTurn` changes, which a test tells. */
export const edition = 1

type Kept = { edition: number; turns: readonly unknown[] }

/** What is kept; before there were editions it was the list alone. */
const keptFor = (personId: string | null): Kept => {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(personId)) ?? '[]')
    if (Array.isArray(kept)) return { edition: 0, turns: kept }
    const { edition, turns } = kept as Partial<Kept>
    return { edition: Number(edition), turns: Array.isArray(turns) ? turns : [] }
  } catch {
    return { edition, turns: [] }
  }
}

/** What this edition kept of a conversation; of what another one wrote, `readOther` tells. */
export const readTurns = (personId: string | null): Turn[] => {
  const kept = keptFor(personId)
  return kept.edition === edition ? (kept.turns as Turn[]) : []
}

/** What another edition kept; null where there is nothing. What this one cannot read is left out. */
export const readOther = (personId: string | null): Promise<Turn[]> | null => {
  const kept = keptFor(personId)
  if (kept.edition === edition || kept.turns.length === 0) return null
  return import('./kept-turn.ts').then(({ turnsThatFit }) => turnsThatFit(kept.turns))
}

/** Of a long list, what one call brings: the rest is asked for again. */
const inShort = ({ media: _, ...turn }: Turn): Turn =>
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
  else writeStored(keyOf(personId), JSON.stringify({ edition, turns: done } satisfies Kept))
}

/** The page goes: whose answer is still on its way is kept with what it said so far. */
export const leaveOff = (turn: Turn): Turn =>
  turn.state === 'asking' ? { ...turn, state: 'failed', problem: left } : turn
