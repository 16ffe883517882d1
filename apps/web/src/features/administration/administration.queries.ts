import {
  type AuditFilter,
  administration,
  type JobState,
  type NewBroadcast,
} from '@soundings/contract/administration'
import { featured } from '@soundings/contract/featured'
import type { Group } from '@soundings/contract/people'
import { search } from '@soundings/contract/search'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, readPages, refresh } from '#shared/api/query.ts'

/** How often an open section asks anew, in milliseconds: what moves by itself more often. */
const watch = { closely: 3_000, loosely: 15_000 } as const

export const healthQuery = () => ({ ...read(administration.health, {}), refetchInterval: watch.loosely })
export const instancesQuery = () => ({
  ...read(administration.instances, {}),
  refetchInterval: watch.loosely,
})
export const versionsQuery = () => read(administration.versions, {})

/** Until they were measured for the first time, they are asked for again. */
export const sizesQuery = () => ({
  ...read(administration.sizes, {}),
  refetchInterval: ({ state: { data } }: { state: { data?: { measuredAt: string | null } | undefined } }) =>
    data && data.measuredAt === null ? watch.closely : (false as const),
})

export const jobsQuery = (state: JobState) => ({
  ...readPages(administration.jobs, { query: { state } }),
  refetchInterval: watch.closely,
})

const afterJob = async (queries: QueryClient, done: Promise<unknown>) => {
  // One that is done meanwhile is gone from the list, too.
  await done.finally(() => refresh(queries, [administration.jobs.path, administration.health.path]))
}

export const retryJob = (queries: QueryClient, jobId: string): Promise<void> =>
  afterJob(queries, call(administration.retryJob, { params: { jobId } }))

export const discardJob = (queries: QueryClient, jobId: string): Promise<void> =>
  afterJob(queries, call(administration.discardJob, { params: { jobId } }))

export const announcementsQuery = () => ({
  ...readPages(administration.broadcasts, { query: {} }),
  refetchInterval: watch.loosely,
})

const afterAnnouncement = (queries: QueryClient) =>
  refresh(queries, [administration.broadcasts.path, '/api/configuration/messages'])

export const addAnnouncement = async (queries: QueryClient, body: NewBroadcast): Promise<void> => {
  await call(administration.addBroadcast, { body })
  await afterAnnouncement(queries)
}

export const endAnnouncement = async (queries: QueryClient, broadcastId: string): Promise<void> => {
  await call(administration.endBroadcast, { params: { broadcastId } })
  await afterAnnouncement(queries)
}

export const sponsorsQuery = () => readPages(administration.sponsors, { query: {} })
export const refreshSponsors = (queries: QueryClient) => refresh(queries, [administration.sponsors.path])

export const featuredAgeQuery = () => ({ ...read(featured.list, { query: {} }), staleTime: 0 })

/** Has the server rank the sites of every month; answers how many are featured. */
export const rankFeatured = async (queries: QueryClient): Promise<number> => {
  const { updated_sites } = await call(featured.update, {})
  await refresh(queries, [featured.list.path])
  return updated_sites
}

export const embeddingsQuery = () => ({
  ...read(search.progress, {}),
  staleTime: 0,
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { backfill: { state: string } | null } | undefined }
  }) => (data?.backfill?.state === 'running' ? 1_000 : (false as const)),
})

/** Has all approved sites embedded anew. */
export const embedAll = async (queries: QueryClient): Promise<void> => {
  await call(search.backfill, { query: { force: 'true' } })
  await queries.invalidateQueries({ queryKey: embeddingsQuery().queryKey })
}

type PeopleQuestion = { q?: string | undefined; group?: Group | undefined }

export const peopleQuery = ({ q, group }: PeopleQuestion) =>
  readPages(administration.people, { query: { ...(q && { q }), ...(group && { group }) } })

export const accountQuery = (userId: string) => read(administration.person, { params: { userId } })

const afterPerson = (queries: QueryClient) => refresh(queries, [administration.people.path])

export const grantGroup = async (queries: QueryClient, userId: string, group: Group): Promise<void> => {
  await call(administration.grant, { params: { userId, group } })
  await afterPerson(queries)
}

export const revokeGroup = async (queries: QueryClient, userId: string, group: Group): Promise<void> => {
  await call(administration.revoke, { params: { userId, group } })
  await afterPerson(queries)
}

/** Answers how many devices were signed out. */
export const endSessions = async (queries: QueryClient, userId: string): Promise<number> => {
  const { ended } = await call(administration.endSessions, { params: { userId } })
  await afterPerson(queries)
  return ended
}

export const flagStandsQuery = () => read(administration.flags, {})

export const auditQuery = (filter: AuditFilter) => ({
  ...readPages(administration.audit, { query: filter }),
  staleTime: 0,
})
export const auditWordsQuery = () => read(administration.auditActions, {})

/** Where the same is read as a file. */
export const auditFileAddress = (filter: AuditFilter): string => {
  const said = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${administration.auditFile.path}?${new URLSearchParams(said)}`
}
