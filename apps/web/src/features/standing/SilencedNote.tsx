import { silencedText } from '@soundings/rules/standing'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#shared/lib/connection.ts'
import { useSession } from '#shared/session/session-store.ts'
import { FormNote } from '#shared/ui/form/FormNote.tsx'
import { ownStandingQuery } from './standing.queries.ts'

/** Says above a form that what it would send is refused, why, and until when; nothing to everybody else. */
export const SilencedNote = () => {
  const isMember = useSession(({ user }) => user !== null)
  const isOffline = useConnection((connection) => connection.isOffline)
  const { data } = useQuery({ ...ownStandingQuery(), enabled: isMember && !isOffline })
  if (data?.standing !== 'silenced') return null
  const { until, reason } = data
  return <FormNote tone="error">{silencedText({ until: until ? new Date(until) : null, reason })}</FormNote>
}
