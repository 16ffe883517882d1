import { isEnough, levelOf } from '@soundings/rules/people'
import { lazy, Suspense } from 'react'
import { useSession } from '#shared/session/session-store.ts'

const RemovedSite = lazy(() =>
  import('./RemovedSite.tsx').then((module) => ({ default: module.RemovedSite })),
)

/** What moderators find where everybody else finds no site; nothing for others. */
export const MissingSite = ({ siteId }: { siteId: string }) => {
  const user = useSession((session) => session.user)
  if (!user || !isEnough(levelOf(user.groups), 'moderator')) return null
  return (
    <Suspense>
      <RemovedSite siteId={siteId} />
    </Suspense>
  )
}
