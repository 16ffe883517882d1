import { auth } from '@soundings/contract/auth'
import { type PrivacyChange, privacy } from '@soundings/contract/privacy'
import { type PreviewReader, type ProfileChange, profile } from '@soundings/contract/profile'
import { species } from '@soundings/contract/species'
import type { QueryClient } from '@tanstack/react-query'
import { asMyself } from '#shared/api/as-myself.ts'
import { call } from '#shared/api/client.ts'
import { read, readPages, refresh } from '#shared/api/query.ts'
import { setUser } from '#shared/session/session-store.ts'

/** One’s own profile, with everything on it. */
export const ownProfileQuery = () => asMyself(read(profile.own, {}))

/** One’s own as another reader gets it. */
export const previewQuery = (as: PreviewReader) => asMyself(read(profile.preview, { query: { as } }))

/** Somebody’s, as far as they show it to whoever asks. */
export const profileQuery = (handle: string) => asMyself(read(profile.get, { params: { handle } }))

type ListInput = { params: { handle: string }; query: { as?: PreviewReader } }
export const activityQuery = (input: ListInput) => asMyself(readPages(profile.activity, input))
export const photosQuery = (input: ListInput) => asMyself(readPages(profile.photos, input))
export const reportsQuery = (input: ListInput) => asMyself(readPages(profile.reports, input))
export const sitesQuery = (input: ListInput) => asMyself(readPages(profile.sites, input))
export const divesQuery = (input: ListInput) => asMyself(readPages(profile.dives, input))
export const groupsQuery = (input: ListInput) => asMyself(readPages(profile.groups, input))
export const achievementsQuery = (input: ListInput) => asMyself(readPages(profile.achievements, input))
export const certificationsQuery = (input: ListInput) => asMyself(readPages(profile.certifications, input))
export const lifeListQuery = (input: ListInput) => asMyself(readPages(species.lifeList, input))

const reread = (queries: QueryClient) => void refresh(queries, [profile.own.path])

/** The name and the country stand in the session, too. */
const showMe = async () => setUser((await call(auth.profile, {})).user)

export const changeProfile = async (queries: QueryClient, body: ProfileChange): Promise<void> => {
  await call(profile.change, { body })
  await showMe()
  reread(queries)
  if (body.startingDives !== undefined) void refresh(queries, ['/api/dive-log'])
}

/** One’s profile as it is now on the server. */
export const fetchOwnProfile = (queries: QueryClient) => queries.fetchQuery(ownProfileQuery())

export const changeHandle = async (queries: QueryClient, handle: string): Promise<void> => {
  await call(profile.changeHandle, { body: { handle } })
  await showMe()
  void queries.invalidateQueries()
}

export const privacyQuery = () => ({ ...read(privacy.get, {}), staleTime: 0 })

export const changePrivacy = async (queries: QueryClient, body: PrivacyChange): Promise<void> => {
  const now = await call(privacy.change, { body })
  queries.setQueryData(privacyQuery().queryKey, now)
  reread(queries)
}
