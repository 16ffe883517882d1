import type { Trip } from '@soundings/contract/trips-shapes'
import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { agoText } from '#shared/lib/ago.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { useNow } from '#shared/lib/use-now.ts'
import form from '#shared/ui/form/form.module.css'
import { measureQuery } from './along.queries.ts'
import { maxSites, sitesOf, sizeText } from './contents.queries.ts'
import type { Taken } from './taken.ts'
import { NoRoom } from './taking.ts'

const sitesText = (count: number): string => plural(count, { one: '# dive site', other: '# dive sites' })

/** How much it would take, told before anything is done. */
const Size = ({ personId, trip }: { personId: string; trip: Trip }) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const { data, error } = useQuery({ ...measureQuery(personId, trip), enabled: !isOffline })
  if (isOffline) return null
  if (error instanceof NoRoom) return <p role="alert">{error.message}</p>
  if (error) return <p role="alert">The size couldn’t be worked out. Please try again.</p>
  return (
    <p role="status">
      {data === undefined ? 'Working out the size…' : <>It takes {sizeText(data)} on this device.</>}
    </p>
  )
}

type Props = { personId: string; trip: Trip; taken: Taken | null }

/** What comes along, and how much that is. */
export const Content = ({ personId, trip, taken }: Props) => {
  const now = useNow(60_000)
  const sites = sitesOf(trip).length
  return (
    <>
      <p>
        {sites === 0
          ? 'The whole trip with its checklist, budget and advice, and the map around it: all of it opens without a signal.'
          : `The whole trip with its checklist, budget and advice, the pages of ${sitesText(sites)} and the map around them: all of it opens without a signal.`}
        {sites === maxSites && ' More sites than that don’t come along.'}
      </p>
      <p className={form.quiet}>
        Photos and a map provider’s own tiles don’t come along. What you take along goes from this device when
        you sign out.
      </p>
      {taken ? (
        <p>
          <strong>On this device.</strong> Taken along {agoText(taken.at, now)}, {sizeText(taken.bytes)}.
        </p>
      ) : (
        <Size personId={personId} trip={trip} />
      )}
    </>
  )
}
