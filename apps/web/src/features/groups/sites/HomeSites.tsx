import type { Group, HomeSite } from '@soundings/contract/groups'
import { plural } from '@soundings/rules/phrases'
import { IconMapPins } from '@tabler/icons-react'
import { CatchBoundary, Link } from '@tanstack/react-router'
import { Suspense, useMemo, useRef } from 'react'
import { PointsMap } from '#features/map/index.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { DepthGauge } from '#shared/ui/DepthGauge.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './HomeSites.module.css'

const MapFailed = () => (
  <p className={css.failed} role="status">
    The map couldn’t be loaded. The list shows the same sites.
  </p>
)

const Row = ({ site }: { site: HomeSite }) => {
  const language = useDateLanguage((dates) => dates.language)
  const { id, slug, siteName, country, maxDepth, lately, reports } = site
  return (
    <div className={css.row}>
      <DepthGauge maxDepth={maxDepth} averageDepth={null} />
      <div className={css.words}>
        <p>
          <Link className={css.name} to="/sites/$siteId/{-$slug}" params={{ siteId: id, slug }}>
            <bdi>{siteName}</bdi>
          </Link>
        </p>
        <p className={css.quiet}>
          {country && `${country} · `}
          <Depth metres={maxDepth} />
        </p>
        {lately ? (
          <p className={css.lately}>
            <Link
              to="/sites/$siteId/{-$slug}"
              params={{ siteId: id, slug }}
              search={{ report: lately.reportId }}
            >
              <bdi>{lately.title}</bdi>
            </Link>
            <span className={css.quiet}>
              {' · '}
              {dateText(lately.diveDate, language)}, rated {lately.rating} of 5
              {reports > 0 &&
                plural(reports, {
                  one: ' · # report in 30 days',
                  other: ' · # reports in 30 days',
                })}
            </span>
          </p>
        ) : (
          <p className={css.quiet}>Nothing reported lately</p>
        )}
      </div>
    </div>
  )
}

/** The sites that a group calls its own, on the map and in a list, each with what was lately reported there. */
export const HomeSites = ({ group: { homeSites, may } }: { group: Group }) => {
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef(new Map<number, HTMLElement>())
  const isNear = useCameInView(box)
  const places = useMemo(
    () =>
      homeSites.map(({ siteName, coordinates, maxDepth }) => ({
        name: siteName,
        coordinates,
        depth: maxDepth,
      })),
    [homeSites],
  )
  if (homeSites.length === 0)
    return (
      <Notice icon={IconMapPins} title="No home sites yet" level={2} role="status">
        <p>
          {may.organise
            ? 'Add the sites where you usually dive: choose Edit group in the menu above.'
            : 'The group hasn’t said yet where it usually dives.'}
        </p>
      </Notice>
    )
  return (
    <section aria-label="Home sites" className={css.sites}>
      <div ref={box} className={css.map}>
        {isNear && (
          <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
            <Suspense>
              <PointsMap
                places={places}
                onPlace={(at) => rows.current.get(at)?.focus()}
                words={{
                  label: 'Map of the home sites of this group. The list shows the same sites.',
                  same: 'The list shows the same sites.',
                }}
              />
            </Suspense>
          </CatchBoundary>
        )}
      </div>
      <ul className={css.list}>
        {homeSites.map((site, at) => (
          <li
            key={site.id}
            tabIndex={-1}
            ref={(row) => {
              if (row) rows.current.set(at, row)
              return () => void rows.current.delete(at)
            }}
          >
            <Row site={site} />
          </li>
        ))}
      </ul>
    </section>
  )
}
