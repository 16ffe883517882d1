import type { CallInput } from '@soundings/contract/route'
import { type SearchReply, search } from '@soundings/contract/search'
import { sites } from '@soundings/contract/sites'
import { siteReads } from '#features/sites/index.ts'
import { call } from '#shared/api/client.ts'
import { read } from '#shared/api/query.ts'

export type Question = CallInput<typeof search.query>['body']

/** Asks the assistant. Each time anew: `cb` keeps any cache on the way from answering. */
export const askAssistant = (question: Question, signal?: AbortSignal): Promise<SearchReply> =>
  call(search.query, { query: { cb: String(Date.now()) }, body: question }, signal)

/** Summaries of sites that an answer names, in its order. */
export const relatedSitesQuery = (ids: readonly string[]) => ({
  ...read(sites.batch, { body: { ids: [...ids] } }),
  staleTime: 5 * 60_000,
  meta: { isPersonal: false, from: siteReads },
})
