import { type FlagReason, moderation } from '@soundings/contract/moderation'
import type { CallInput } from '@soundings/contract/route'
import { siteEditing } from '@soundings/contract/site-editing'
import type { Site } from '@soundings/contract/sites'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { readPages, refresh } from '#shared/api/query.ts'
import { siteReads } from '../sites.queries.ts'

/** Who changed what of a site, newest first. */
export const historyQuery = (siteId: string) =>
  readPages(siteEditing.history, { params: { siteId }, query: {} })

/** All that was read about sites, and what waits for moderators, is asked for anew. */
const afterChange = async (queries: QueryClient, change: Promise<Site>): Promise<Site> => {
  const site = await change
  void refresh(queries, [...siteReads, '/api/moderator'])
  return site
}

export const undoChange = (queries: QueryClient, params: { siteId: string; changeId: string }) =>
  afterChange(queries, call(siteEditing.undo, { params }))

export const restoreSite = (queries: QueryClient, siteId: string) =>
  afterChange(queries, call(siteEditing.restore, { params: { siteId } }))

export const mergeSites = (queries: QueryClient, siteId: string, into: string) =>
  afterChange(queries, call(siteEditing.merge, { params: { siteId }, body: { into } }))

export const unmergeSite = (queries: QueryClient, siteId: string) =>
  afterChange(queries, call(siteEditing.unmerge, { params: { siteId } }))

export const setSponsor = (queries: QueryClient, siteId: string, sponsor: Site['sponsor']) =>
  afterChange(queries, call(siteEditing.sponsor, { params: { siteId }, body: { sponsor } }))

/** Something published, by its kind and id. */
export type Flagged = CallInput<typeof moderation.flag>['params']

/** Tells the moderators what is wrong with something published. */
export const flagItem = async (
  params: Flagged,
  { reason, note, beside }: { reason: FlagReason; note: string; beside: readonly string[] },
): Promise<void> => {
  const body = { reason, ...(note !== '' && { note }), ...(beside.length > 0 && { with: [...beside] }) }
  await call(moderation.flag, { params, body })
}

export const removeSite = async (queries: QueryClient, siteId: string, reason: string): Promise<void> => {
  await call(siteEditing.remove, { params: { siteId }, query: reason === '' ? {} : { reason } })
  void refresh(queries, [...siteReads, '/api/moderator'])
}
