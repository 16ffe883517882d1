import { Button } from '@mantine/core'
import type { Recommendation } from '@soundings/contract/trip-advice-shapes'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { dayHere } from '#shared/lib/day-here.ts'
import { useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { recommendationsQuery } from '../advice/advice.queries.ts'
import { emptyTrip } from '../form/trip-values.ts'
import { monthsText, wishesOf } from '../recommend/wishes.ts'
import css from './planner.module.css'

const most = 3

/** Where a first trip could lead in the coming months: in one’s own country, or else anywhere. */
const useProposals = () => {
  const units = useUnits()
  const home = useSession(({ user }) => user?.country ?? null)
  const wishes = wishesOf(emptyTrip(), dayHere(Date.now()))
  const near = useQuery({
    ...recommendationsQuery({ ...wishes, destination: home }, units),
    enabled: home !== null,
  })
  const hasNone = home === null || (near.data !== undefined && near.data.items.length === 0) || near.isError
  const far = useQuery({ ...recommendationsQuery(wishes, units), enabled: hasNone })
  const found = hasNone ? far.data : near.data
  return { items: found?.items.slice(0, most) ?? [], months: found?.months ?? [], isNear: !hasNone }
}

type Props = { onPlan: (place: Recommendation) => void; onBegin: () => void }

/** Nobody planned anything yet: what this is for, and where a first trip could lead. */
export const NearHome = ({ onPlan, onBegin }: Props) => {
  const { items, months, isNear } = useProposals()
  return (
    <div className={css.empty}>
      <Notice
        icon={IconPlaneDeparture}
        title="Plan your first trip"
        level={3}
        role="status"
        action={
          <Button variant="default" onClick={onBegin}>
            Start with the form
          </Button>
        }
      >
        <p>
          Days, dive sites, who comes along, what to pack and what it costs: everything about a trip in one
          place, also without a signal.
        </p>
      </Notice>
      {items.length > 0 && (
        <section className={css.proposals} aria-label="Three proposals">
          <h3>
            {isNear ? 'Near home' : 'Worth a trip'} in {monthsText(months)}
          </h3>
          <ul>
            {items.map((place) => (
              <li key={place.id} className={css.proposal}>
                <div>
                  <strong>
                    <bdi>{place.name}</bdi>
                  </strong>
                  <p className={css.quiet}>{place.reasons[0] ?? place.description}</p>
                </div>
                <Button
                  variant="quiet"
                  leftSection={<IconPlaneDeparture {...icon} />}
                  aria-label={`Plan a trip to ${place.name}`}
                  onClick={() => onPlan(place)}
                >
                  Plan
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
