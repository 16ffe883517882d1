import type { PublicKind } from '@soundings/contract/statistics'
import {
  IconCalendarEvent,
  IconCamera,
  IconMapPin,
  IconMessages,
  IconNotes,
  IconUsersGroup,
} from '@tabler/icons-react'
import { usePages } from '#shared/api/use-pages.ts'
import { shortAgoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { definitions } from '../definitions.ts'
import { recentActivityQuery } from '../statistics.queries.ts'
import { Listed } from './Listed.tsx'
import { Section } from './Section.tsx'
import css from './Sections.module.css'

const icons: Record<PublicKind, typeof IconCamera> = {
  site: IconMapPin,
  photo: IconCamera,
  report: IconNotes,
  thread: IconMessages,
  event: IconCalendarEvent,
  group: IconUsersGroup,
}

/** What became public, newest first. */
export const RecentActivity = () => {
  const list = usePages(recentActivityQuery())
  const now = useNow(60_000)
  return (
    <Section title="Recent Community Activity" definition={definitions.activity}>
      <Listed
        list={list}
        of="activity"
        failed="Recent activity couldn’t be loaded"
        empty="Nothing yet. What divers share appears here once it’s public."
      >
        {(items) => (
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
        )}
      </Listed>
    </Section>
  )
}
