import { Menu } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import type { TripStop } from '@soundings/contract/trips-stops'
import { mayEditTrip } from '@soundings/rules/trips'
import {
  IconArrowDown,
  IconArrowUp,
  IconBed,
  IconBulb,
  IconCalendar,
  IconDots,
  IconGripVertical,
  IconMapPin,
  IconNote,
  IconPencil,
  IconPlane,
  IconScubaMask,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import { LinkedText } from '#shared/ui/LinkedText.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { StopWarnings } from '../advice/StopWarnings.tsx'
import { stopKindLabel } from '../labels.view.ts'
import { LogDive } from './LogDive.tsx'
import { factsText, nameOf, type PlanDay, timesText } from './plan.view.ts'
import css from './StopRow.module.css'
import type { Plan } from './use-plan.ts'
import { Votes } from './Votes.tsx'

const signs = {
  site: IconScubaMask,
  place: IconMapPin,
  stay: IconBed,
  travel: IconPlane,
  note: IconNote,
} as const

/** In a menu so many days are named; of a longer trip those around the stop. */
const mostDays = 21

const daysAround = (plan: readonly PlanDay[], day: string | null): readonly PlanDay[] => {
  const days = plan.filter((each) => each.day !== null)
  if (days.length <= mostDays) return days
  const at = Math.max(
    0,
    days.findIndex((each) => each.day === day),
  )
  const from = Math.min(Math.max(0, at - Math.floor(mostDays / 2)), days.length - mostDays)
  return days.slice(from, from + mostDays)
}

type Props = {
  trip: Trip
  plan: Plan
  stop: TripStop
  /** The number that it has on the map; null where it is not on it. */
  mark: string | null
  handle: ComponentProps<'button'>
  isDragged: boolean
  isChosen: boolean
  onEdit: () => void
}

/** A stop of the plan: what, when, what others think of it, and how it is moved. */
export const StopRow = ({ trip, plan, stop, mark, handle, isDragged, isChosen, onEdit }: Props) => {
  const units = useUnits()
  const language = useDateLanguage((dates) => dates.language)
  const mayEdit = mayEditTrip(trip.role) && trip.state === 'in'
  const name = nameOf(stop)
  const times = timesText(stop)
  const facts = factsText(stop, units)
  const Sign = signs[stop.kind]
  const to = (day: PlanDay) => plan.move(stop.id, { day: day.day, after: day.stops.at(-1)?.id ?? null })
  const ideas = plan.plan.at(-1)
  return (
    <li
      id={`stop-${stop.id}`}
      className={css.stop}
      data-stop={stop.id}
      data-kind={stop.kind}
      data-dragged={isDragged || undefined}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
    >
      {mayEdit && (
        <button
          type="button"
          className={css.handle}
          aria-label={`Move ${name}`}
          aria-describedby="how-to-move"
          {...handle}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
            if (step === null) return
            event.preventDefault()
            const { currentTarget } = event
            plan.step(stop.id, step)
            // In another day it is another row: the keyboard goes along.
            requestAnimationFrame(() => {
              if (!currentTarget.isConnected)
                document.querySelector<HTMLElement>(`#stop-${stop.id} button`)?.focus()
            })
          }}
        >
          <IconGripVertical {...icon} />
        </button>
      )}
      <span className={css.sign} data-marked={mark !== null || undefined}>
        {mark === null ? <Sign {...icon} aria-label={stopKindLabel[stop.kind]} aria-hidden={false} /> : mark}
      </span>
      <div className={css.what}>
        <p className={css.title}>
          {stop.site ? (
            <Link to="/sites/$siteId/{-$slug}" params={{ siteId: stop.site.id, slug: stop.site.slug }}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {times !== null && <span className={css.time}>{times}</span>}
        </p>
        <div className={css.below}>
          {(facts !== '' || mark !== null) && (
            <p className={css.quiet}>
              {mark !== null && (
                <>
                  <Sign {...icon} size={15} /> {stopKindLabel[stop.kind]}
                  {facts !== '' && ' · '}
                </>
              )}
              {facts}
            </p>
          )}
          <Votes trip={trip} stop={stop} />
        </div>
        {stop.siteId !== null && stop.site === null && (
          <p className={css.quiet}>This dive site isn’t public any more.</p>
        )}
        {stop.notes !== '' && (
          <p className={css.notes} dir="auto">
            <LinkedText text={stop.notes} />
          </p>
        )}
        <StopWarnings tripId={trip.id} stopId={stop.id} />
        <LogDive trip={trip} stop={stop} />
      </div>
      {mayEdit && (
        <ActionMenu label={`More about ${name}`} icon={<IconDots {...icon} />} width={230} variant="quiet">
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => plan.step(stop.id, -1)}>
            Move up
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => plan.step(stop.id, 1)}>
            Move down
          </Menu.Item>
          <Menu.Divider />
          <div className={css.days}>
            {daysAround(plan.plan, stop.day)
              .filter(({ day }) => day !== stop.day)
              .map((day) => (
                <Menu.Item key={day.day} leftSection={<IconCalendar {...icon} />} onClick={() => to(day)}>
                  Move to day {day.number}
                  <span className={css.day}>{day.day && shortDayText(day.day, language)}</span>
                </Menu.Item>
              ))}
          </div>
          {stop.day !== null && ideas && (
            <Menu.Item leftSection={<IconBulb {...icon} />} onClick={() => to(ideas)}>
              Move to ideas
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => plan.remove(stop)}>
            Remove
          </Menu.Item>
        </ActionMenu>
      )}
    </li>
  )
}
