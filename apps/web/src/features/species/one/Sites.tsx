import type { SpeciesSite } from '@soundings/contract/species'
import { numberText, plural } from '@soundings/rules/phrases'
import { CatchBoundary, Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useRef } from 'react'
import { PointsMap } from '#features/map/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from '../Species.module.css'
import { speciesSitesQuery } from '../species.queries.ts'

const MapFailed = () => <p role="status">The map couldn’t be loaded. The list shows the same sites.</p>

const SitesMap = ({ sites }: { sites: readonly SpeciesSite[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  const navigate = useNavigate()
  const places = useMemo(
    () => sites.map(({ siteName, coordinates }) => ({ name: siteName, coordinates, depth: null })),
    [sites],
  )
  const open = (at: number) => {
    const site = sites[at]
    if (site) void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId: site.id, slug: site.slug } })
  }
  return (
    <div ref={box} className={css.map}>
      {isNear && (
        <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
          <Suspense>
            <PointsMap
              places={places}
              onPlace={open}
              words={{
                label: 'Map of the sites where it was reported. The list shows the same sites.',
                same: 'The list shows the same sites.',
              }}
            />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}

/** Where a species was reported, the best chances first, each with the reports behind it. */
export const Sites = ({ speciesId }: { speciesId: string }) => {
  const list = usePages(speciesSitesQuery(speciesId))
  const { items, error } = list
  if (!items && error)
    return <FailureNotice title="The sites couldn’t be loaded" error={error} onRetry={list.retry} />
  if (!items) return null
  return (
    <section className={css.panel} aria-labelledby="where">
      <h2 id="where">Where</h2>
      {items.length === 0 ? (
        <p>No public dive report names it at a site yet.</p>
      ) : (
        <>
          <p className={css.quiet}>The best chances first, as far as the number of reports lets one tell.</p>
          <SitesMap sites={items} />
          <ul className={css.rows}>
            {items.map(({ id, slug, siteName, region, country, sightings, reports, chance }) => (
              <li key={id}>
                <Link to="/sites/$siteId/{-$slug}" params={{ siteId: id, slug }}>
                  <bdi>{siteName}</bdi>
                </Link>
                <span className={css.quiet}>{[region, country].filter(Boolean).join(', ')}</span>
                <span>
                  {plural(
                    reports,
                    { one: 'In {sightings} of # report', other: 'In {sightings} of # reports' },
                    { sightings: numberText(sightings) },
                  )}
                </span>
                <strong>{chance === null ? 'Too few to tell' : `${numberText(chance * 100)}%`}</strong>
              </li>
            ))}
          </ul>
          <ListEnd of="sites" {...list} />
        </>
      )}
    </section>
  )
}
