import type { PreviewReader, Profile } from '@soundings/contract/profile'
import { plural } from '@soundings/rules/phrases'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { PhotoGrid } from '#features/media/index.ts'
import { EarnedRows } from '#shared/achievements/EarnedRows.tsx'
import { type Pages, usePages } from '#shared/api/use-pages.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import type { ShownList } from '../profile-search.ts'
import {
  achievementsQuery,
  activityQuery,
  certificationsQuery,
  divesQuery,
  groupsQuery,
  lifeListQuery,
  photosQuery,
  reportsQuery,
  sitesQuery,
} from '../profiles.queries.ts'
import { CertificationRows, DiveRows } from './logged.tsx'
import page from './profile.module.css'
import css from './rows.module.css'
import { SpeciesRows } from './SpeciesRows.tsx'
import { GroupRows, idsOf, ReportRows, SiteRows, Timeline } from './shared-rows.tsx'
import { profileLink } from './use-profile-address.ts'

type Input = { params: { handle: string }; query: { as?: PreviewReader } }

type Shown<Item> = { of: string; list: Pages<Item>; children: (items: Item[]) => ReactNode }

const List = <Item,>({ of, list, children }: Shown<Item>) => {
  const { items, total, error, hasMore, isLoadingMore, loadMore, retry } = list
  if (!items && error)
    return <FailureNotice title={`The ${of} couldn’t be loaded`} error={error} onRetry={retry} />
  if (!items) return null
  return (
    <>
      <p className={css.quiet} role="status">
        {total === 0 ? 'Nothing to see here.' : plural(total, { one: '# in all', other: '# in all' })}
      </p>
      {items.length > 0 && children(items)}
      <ListEnd
        of={of}
        error={error}
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        loadMore={loadMore}
        retry={retry}
      />
    </>
  )
}

const wholeWidth = '(max-width: 768px) 45vw, 270px'

const Activity = ({ input }: { input: Input }) => (
  <List of="activity" list={usePages(activityQuery(input))}>
    {(items) => <Timeline items={items} />}
  </List>
)
const Photos = ({ input }: { input: Input }) => (
  <List of="photos" list={usePages(photosQuery(input))}>
    {(items) => (
      <div className={css.section}>
        <Suspense>
          <PhotoGrid label="Photos" photos={items} sizes={wholeWidth} among={idsOf(items)} />
        </Suspense>
      </div>
    )}
  </List>
)
const Reports = ({ input }: { input: Input }) => (
  <List of="reports" list={usePages(reportsQuery(input))}>
    {(items) => <ReportRows items={items} />}
  </List>
)
const Sites = ({ input }: { input: Input }) => (
  <List of="sites" list={usePages(sitesQuery(input))}>
    {(items) => <SiteRows items={items} />}
  </List>
)
const Dives = ({ input }: { input: Input }) => (
  <List of="dives" list={usePages(divesQuery(input))}>
    {(items) => <DiveRows items={items} />}
  </List>
)
const Certifications = ({ input }: { input: Input }) => (
  <List of="certifications" list={usePages(certificationsQuery(input))}>
    {(items) => <CertificationRows items={items} />}
  </List>
)

const Groups = ({ input }: { input: Input }) => (
  <List of="groups" list={usePages(groupsQuery(input))}>
    {(items) => <GroupRows items={items} />}
  </List>
)

const Achievements = ({ input }: { input: Input }) => (
  <List of="achievements" list={usePages(achievementsQuery(input))}>
    {(items) => <EarnedRows items={items} />}
  </List>
)

const LifeList = ({ input }: { input: Input }) => (
  <List of="species" list={usePages(lifeListQuery(input), ({ species }) => species)}>
    {(items) => <SpeciesRows items={items} />}
  </List>
)

const lists: Record<ShownList, { title: string; List: (props: { input: Input }) => ReactNode }> = {
  activity: { title: 'Activity', List: Activity },
  photos: { title: 'Photos', List: Photos },
  reports: { title: 'Dive Reports', List: Reports },
  sites: { title: 'Sites Added', List: Sites },
  dives: { title: 'Dives', List: Dives },
  certifications: { title: 'Certifications', List: Certifications },
  groups: { title: 'Groups', List: Groups },
  achievements: { title: 'Achievements', List: Achievements },
  species: { title: 'Life List', List: LifeList },
}

type Props = { of: ShownList; profile: Profile; as: PreviewReader | undefined }

/** All of one part of a profile, page by page. */
export const WholeList = ({ of, profile, as }: Props) => {
  const { title, List: Rows } = lists[of]
  return (
    <article className={css.section} aria-label={title}>
      <Link className={page.back} {...profileLink({ show: undefined })}>
        <IconArrowLeft {...icon} />
        <bdi>{profile.name ?? `@${profile.handle}`}</bdi>
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
      <Rows key={of} input={{ params: { handle: profile.handle }, query: as ? { as } : {} }} />
    </article>
  )
}
