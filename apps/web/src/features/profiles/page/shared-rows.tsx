import { groupPath } from '@soundings/contract/groups-pages'
import type { ActivityItem, ShownGroup, ShownReport, ShownSite } from '@soundings/contract/profile'
import { plural } from '@soundings/rules/phrases'
import { IconCamera, IconFileText, IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { shortAgoText } from '#shared/lib/ago.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { activityText } from '../profile.view.ts'
import css from './rows.module.css'
import { SiteLink } from './SiteLink.tsx'

const pictures = { photo: IconCamera, report: IconFileText, site: IconMapPin }
const minute = 60_000

/** Those of a list, in its order. */
export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

/** `photos` are those of the same list, by id: the viewer steps through them. */
const What = ({ item, photos }: { item: ActivityItem; photos: readonly string[] }) => {
  const words = activityText(item)
  if (item.kind === 'photo') return <Link {...photoLink(item.id, photos)}>{words}</Link>
  if (!item.site) return words
  return (
    <SiteLink site={item.site} {...(item.kind === 'report' && { search: { report: item.id } })}>
      {words}
    </SiteLink>
  )
}

/** What somebody did lately, the newest first. */
export const Timeline = ({ items }: { items: readonly ActivityItem[] }) => {
  const now = useNow(minute)
  const photos = idsOf(items.filter(({ kind }) => kind === 'photo'))
  return (
    <ol className={css.rows}>
      {items.map((item) => {
        const Picture = pictures[item.kind]
        return (
          <li key={item.id}>
            <span className={css.main}>
              <Picture {...icon} size={16} /> <What item={item} photos={photos} />
            </span>
            <time className={`${css.end} ${css.quiet}`} dateTime={item.timestamp}>
              {shortAgoText(Date.parse(item.timestamp), now)}
            </time>
            {item.site && <span className={`${css.whole} ${css.quiet}`}>{item.site.siteName}</span>}
          </li>
        )
      })}
    </ol>
  )
}

export const ReportRows = ({ items }: { items: readonly ShownReport[] }) => {
  const dates = useDateLanguage(({ language }) => language)
  return (
    <ul className={css.rows}>
      {items.map(({ id, site, title, excerpt, rating, diveDate }) => (
        <li key={id}>
          <span className={css.main}>
            <SiteLink site={site} search={{ report: id }}>
              {title}
            </SiteLink>
          </span>
          <span className={`${css.end} ${css.quiet}`}>{dateText(diveDate, dates)}</span>
          <span className={`${css.main} ${css.quiet}`}>{site.siteName}</span>
          <span className={`${css.end} ${css.quiet}`}>Rated {rating} of 5</span>
          {excerpt && (
            <p className={css.whole} dir="auto">
              {excerpt}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const roleText: Record<ShownGroup['role'], string | null> = {
  owner: 'Owner',
  organiser: 'Organiser',
  member: null,
}

export const GroupRows = ({ items }: { items: readonly ShownGroup[] }) => (
  <ul className={css.rows}>
    {items.map((group) => (
      <li key={group.id}>
        <span className={css.main}>
          <PathLink path={groupPath(group)}>
            <bdi>{group.name}</bdi>
          </PathLink>
        </span>
        <span className={`${css.end} ${css.quiet}`}>{roleText[group.role]}</span>
        <span className={`${css.whole} ${css.quiet}`}>
          {plural(group.members, { one: '# member', other: '# members' })}
        </span>
      </li>
    ))}
  </ul>
)

export const SiteRows = ({ items }: { items: readonly ShownSite[] }) => (
  <ul className={css.rows}>
    {items.map((site) => (
      <li key={site.id}>
        <span className={css.main}>
          <SiteLink site={site} />
        </span>
        <span className={css.end}>
          <Depth metres={site.maxDepth} />
        </span>
        <span className={`${css.whole} ${css.quiet}`}>
          {[site.region, site.country].filter(Boolean).join(', ')}
        </span>
      </li>
    ))}
  </ul>
)
