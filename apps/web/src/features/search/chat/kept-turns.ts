import { searchLimits } from '@soundings/contract/search'
import { dropStored, readStored, writeStored } from '#shared/lib/stored.ts'
import { KeptTurn, type Turn } from './turn.ts'

// Conversations as this device keeps them, one for each person and one for visitors.

/** So many questions are kept. */
export const maxKept = 12

const left = 'The page was closed before the answer was finished.'

/** Where the conversation of a person is kept, by their id; that of visitors for null. */
export const keyOf = (personId: string | null): string =>
  personId === null ? 'soundings-chat' : `soundings-chat.${personId}`

const listOf = (text: string | null): unknown[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** What is kept of a conversation. What an older version of this page wrote, and this one cannot read, is left out. */
export const readTurns = (personId: string | null): Turn[] =>
  listOf(readStored(keyOf(personId))).flatMap((kept) => KeptTurn.safeParse(kept).data ?? [])

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
  else writeStored(keyOf(personId), JSON.stringify(done))
}

/** The page goes: whose answer is still on its way is kept with what it said so far. */
export const leaveOff = (turn: Turn): Turn =>
  turn.state === 'asking' ? { ...turn, state: 'failed', problem: left } : turn
