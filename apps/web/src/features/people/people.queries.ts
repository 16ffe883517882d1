import { blocks, type Relationship } from '@soundings/contract/blocks'
import { buddies } from '@soundings/contract/buddies'
import { siteDivers } from '@soundings/contract/site-divers'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, readPages, refresh } from '#shared/api/query.ts'

/** What is read of people: whatever changes between two, changes there. */
export const peopleReads = ['/api/people', '/api/community', '/api/profile', siteDivers.list.path] as const

/** What the reader has to do with somebody. */
export const relationQuery = (userId: string) => ({
  ...read(blocks.relation, { params: { userId } }),
  staleTime: 30_000,
})

export const blockedQuery = () => readPages(blocks.blocked, { query: {} })
export const mutedQuery = () => readPages(blocks.muted, { query: {} })

const acts = {
  block: (userId: string) => call(blocks.block, { params: { userId } }),
  unblock: (userId: string) => call(blocks.unblock, { params: { userId } }),
  mute: (userId: string) => call(blocks.mute, { params: { userId } }),
  unmute: (userId: string) => call(blocks.unmute, { params: { userId } }),
  accept: (userId: string) => call(buddies.answer, { params: { userId }, body: { answer: 'accept' } }),
  decline: (userId: string) => call(buddies.answer, { params: { userId }, body: { answer: 'decline' } }),
  end: (userId: string) => call(buddies.end, { params: { userId } }),
} satisfies Record<string, (userId: string) => Promise<Relationship>>
export type PersonAct = keyof typeof acts

const done = (queries: QueryClient, userId: string, relation: Relationship) => {
  queries.setQueryData(relationQuery(userId).queryKey, relation)
  void refresh(queries, peopleReads)
  return relation
}

/** Does something about somebody; everything that is read of people is asked for anew. */
export const actOn = async (queries: QueryClient, act: PersonAct, userId: string): Promise<Relationship> =>
  done(queries, userId, await acts[act](userId))

/** Asks somebody to be a buddy, with a line of one’s own. */
export const askBuddy = async (queries: QueryClient, userId: string, note: string): Promise<Relationship> =>
  done(queries, userId, await call(buddies.ask, { params: { userId }, body: note === '' ? {} : { note } }))
