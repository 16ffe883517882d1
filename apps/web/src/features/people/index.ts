import { lazy } from 'react'

const parts = () => import('./components.ts')

/** What one can do about somebody else: add as a buddy, mute, block, report. Render inside Suspense. */
export const PersonActions = lazy(async () => {
  const { PersonActions } = await (await parts()).loadPersonActions()
  return { default: PersonActions }
})

/** Finds members and invites them to something. Render inside Suspense. */
export const InviteByName = lazy(async () => {
  const { InviteByName } = await (await parts()).loadInviteByName()
  return { default: InviteByName }
})

/** Whom somebody blocked and muted, for the settings. Render inside Suspense. */
export const KeptAwayLists = lazy(async () => {
  const { KeptAwayLists } = await (await parts()).loadKeptAwayLists()
  return { default: KeptAwayLists }
})

export { actOn } from './people.queries.ts'
export { useRelationsNews } from './use-relations-news.ts'
