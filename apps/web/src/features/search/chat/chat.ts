import type { Coordinates } from '@soundings/contract/common'
import type { SearchQuery } from '@soundings/contract/search'
import { searchLimits } from '@soundings/contract/search-limits'
import { searchTexts } from '@soundings/contract/search-words'
import { failureOf, wordsOf } from '#shared/api/failure.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { knownPosition, positionNow } from '#shared/lib/position-now.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { askAssistant } from '../search.queries.ts'
import { askAsItComes } from '../stream.queries.ts'
import { addPieces, addRelated, addTurn, changeTurn, clearTurns, dropTurn, useChat } from './chat-store.ts'
import { type Answer, asShown, type Found, heldChips, lastFound, type Turn } from './turn.ts'
import { offlineText } from './turn-messages.ts'

/** What a question is asked with: the site that is open, and what was understood where a chip was taken out. */
type Asking = { siteId: string | null; query?: SearchQuery }

let underWay: { id: string; stop: AbortController } | null = null

const turnOf = (id: string) => useChat.getState().turns.find((turn) => turn.id === id)

// Whoever asked is gone, or cleared the conversation in another tab.
useChat.subscribe(() => {
  if (underWay && !turnOf(underWay.id)) underWay.stop.abort()
})

const hasNoAnswer = ({ state }: Turn) => state === 'failed' || state === 'stopped'

/** Words that need to know where somebody is. */
const asksNear = /\b(near|close to|around|by|from)\s+(me|here|us)\b|\bnearby\b|\bmy (location|position)\b/i

const placeFor = async (question: string, query: SearchQuery | undefined): Promise<Coordinates | null> => {
  const isNeeded = asksNear.test(question) || query?.where.some(({ kind }) => kind === 'me')
  if (!isNeeded) return knownPosition()
  const found = await positionNow()
  return 'here' in found ? found.here : null
}

/** A first question says all that it means; one that goes on, or was changed, is said anew by what was understood. */
const linkOf = (question: string, answer: Answer, goesOn: boolean): string | null => {
  if (!answer.query || answer.intent !== 'find') return null
  const understood = heldChips(answer).map(({ label }) => label)
  return goesOn && understood.length > 0 ? understood.join(', ') : question
}

const problemOf = (error: unknown): string => {
  const isOffline = failureOf(error).kind === 'offline' && useConnection.getState().isOffline
  return isOffline ? offlineText : wordsOf(error, searchTexts.failed)
}

const send = async (id: string, question: string, { siteId, query }: Asking): Promise<Turn | null> => {
  underWay?.stop.abort()
  const stop = new AbortController()
  underWay = { id, stop }
  const before = lastFound(useChat.getState().turns)?.answer
  try {
    const coordinates = await placeFor(question, query)
    stop.signal.throwIfAborted()
    const { depth, temperature } = useUnits.getState()
    const { media, ...answer } = await askAsItComes(
      {
        text: question,
        ...(query && { query }),
        units: { depth, temperature },
        context: {
          query: before?.query ?? null,
          shown: before?.relatedSites.slice(0, searchLimits.shown) ?? [],
          siteId,
          coordinates,
        },
      },
      stop.signal,
      {
        onUnderstood: (understood) => changeTurn(id, { understood }),
        onPieces: (pieces) => addPieces(id, pieces),
      },
    )
    const turn = turnOf(id)
    // It was forgotten meanwhile.
    if (!turn) return null
    const link = linkOf(question, answer, before !== undefined || query !== undefined)
    const pieces = asShown(turn.pieces, answer.pieces)
    changeTurn(id, { state: 'answered', pieces, answer, media, link, understood: undefined })
    return turnOf(id) ?? null
  } catch (error) {
    if (stop.signal.aborted) changeTurn(id, { state: 'stopped' })
    else changeTurn(id, { state: 'failed', problem: problemOf(error) })
    return null
  } finally {
    if (underWay?.id === id) underWay = null
  }
}

/**
 * Asks a question and answers what became of it, null if it got no answer. Nothing but spaces is no question. Put once
 * more right after it failed or was stopped, it takes its own place.
 */
export const ask = async (text: string, asking: Asking): Promise<Turn | null> => {
  const question = text.trim()
  if (question === '') return null
  const last = useChat.getState().turns.at(-1)
  if (last && hasNoAnswer(last) && last.question === question) dropTurn(last.id)
  return send(addTurn(question, asking.query ?? null), question, asking)
}

/** Asks the same once more, in the place of the question that failed or was stopped. */
export const askAgain = async (id: string, siteId: string | null): Promise<Turn | null> => {
  const turn = turnOf(id)
  if (!turn) return null
  dropTurn(id)
  return ask(turn.question, { siteId, ...(turn.query && { query: turn.query }) })
}

/** Waits no more for the answer that is on its way. */
export const stopAsking = (): void => underWay?.stop.abort()

/** Forgets the conversation, on the device too. */
export const clearChat = (): void => {
  stopAsking()
  clearTurns()
}

/** Fetches more of the sites that a question found, from where its list ends. */
export const askForMore = async ({ id, question, answer }: Found): Promise<void> => {
  const { relatedSites } = await askAssistant({
    text: question,
    query: answer.query,
    offsetSites: answer.relatedSites.length,
  })
  addRelated(id, relatedSites)
}
