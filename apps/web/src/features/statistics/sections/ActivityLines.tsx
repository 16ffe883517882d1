import type { PublicKind, PublicThing } from '@soundings/contract/statistics'
import {
  IconCalendarEvent,
  IconCamera,
  IconMapPin,
  IconMessages,
  IconNotes,
  IconUsersGroup,
} from '@tabler/icons-react'
import { shortAgoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import css from './ActivityLines.module.css'

const icons: Record<PublicKind, typeof IconCamera> = {
  site: IconMapPin,
  photo: IconCamera,
  report: IconNotes,
  thread: IconMessages,
  event: IconCalendarEvent,
  group: IconUsersGroup,
}

/** Who shared what, where, and how long ago. */
export const ActivityLines = ({ items }: { items: readonly PublicThing[] }) => {
  const now = useNow(60_000)
  return (
    <ol className={css.activity}>
      {items.map(({ id, icon: kind, user, timestamp, description, location, path }) => {
        const Kind = icons[kind]
        return (
          <li key={id}>
            <Kind {...icon} />
            <div>
              <PathLink path={path}>
                <bdi>{user ? (user.name ?? `@${user.handle}`) : 'A diver'}</bdi> {description}
              </PathLink>
              {location && <p className={css.quiet}>{location}</p>}
            </div>
            <time className={css.quiet} dateTime={timestamp}>
              {shortAgoText(Date.parse(timestamp), now)}
            </time>
          </li>
        )
      })}
    </ol>
  )
}
