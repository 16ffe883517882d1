import { Button } from '@mantine/core'
import type { Attendee, Event } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { showModal } from '#shared/session/modal-store.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { attendeesQuery } from '../events.queries.ts'
import { goingText } from '../join/joining.view.ts'
import css from './EventPage.module.css'
import own from './People.module.css'

const roleText: Record<Attendee['role'], string | null> = {
  organiser: 'Organiser',
  'co-organiser': 'Co-organiser',
  attendee: null,
}

/** What is told of somebody beside their name. */
export const aboutOf = ({
  role,
  guests,
  level,
  pair,
  position,
  hasAttended,
  inWaterSince,
}: Attendee): string =>
  [
    position !== null && `Number ${position} in line`,
    roleText[role],
    level,
    guests > 0 && plural(guests, { one: 'brings # guest', other: 'brings # guests' }),
    pair !== null && `Pair ${pair}`,
    inWaterSince !== null && 'In the water',
    hasAttended === true && 'Came',
    hasAttended === false && 'Didn’t come',
  ]
    .filter(Boolean)
    .join(' · ')

type Row = { attendee: Attendee; children?: ReactNode }

/** Somebody who is in, or waits. */
export const PersonRow = ({ attendee, children }: Row) => (
  <div className={own.row}>
    <div className={own.who}>
      {attendee.person ? (
        <PersonLine person={attendee.person} />
      ) : (
        <span className={own.unknown}>
          <IconUser {...icon} /> A member
        </span>
      )}
      <span className={own.about}>{aboutOf(attendee)}</span>
    </div>
    {children}
  </div>
)

/** How each row is told from the others, also those without a name. */
const nameOf = ({ person, position, pair }: Attendee) => person?.id ?? `unknown ${position} ${pair}`

/** Who goes: with their guests, their training as far as they show it, and their pairs. For members. */
export const People = ({ event }: { event: Event }) => {
  const isMember = useSession(isLoggedIn)
  const title = Date.parse(event.endsAt) <= useNow(60_000) ? 'Who was there' : 'Who goes'
  const list = usePages({ ...attendeesQuery(event.id), enabled: isMember }, nameOf)
  const { items, error } = list
  const paired = useMemo(
    () => items?.toSorted((one, other) => (one.pair ?? 1_000) - (other.pair ?? 1_000)),
    [items],
  )
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <p className={css.quiet}>{goingText(event)}</p>
      </div>
      {!isMember && (
        <div className={css.row}>
          <Button variant="default" onClick={() => showModal('login')}>
            {`Log in to see ${title.toLowerCase()}`}
          </Button>
        </div>
      )}
      {isMember && error && !items && <FailureText error={error} />}
      {paired && paired.length > 0 && (
        <ul className={own.people}>
          {paired.map((attendee) => (
            <li key={nameOf(attendee)}>
              <PersonRow attendee={attendee} />
            </li>
          ))}
        </ul>
      )}
      {items && <ListEnd of="people" {...list} />}
    </section>
  )
}
