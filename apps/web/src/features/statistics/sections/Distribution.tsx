import { Button } from '@mantine/core'
import type { Region } from '@soundings/contract/statistics'
import { plural } from '@soundings/rules/phrases'
import { CatchBoundary, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useRef } from 'react'
import { PointsMap } from '#features/map/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import { ChartFigure } from '../charts/ChartFigure.tsx'
import { regionsChart } from '../charts/charts.view.ts'
import { definitions } from '../definitions.ts'
import { csvAddress, regionsQuery } from '../statistics.queries.ts'
import { Listed } from './Listed.tsx'
import { Section } from './Section.tsx'
import css from './Sections.module.css'

const words = {
  label: 'Map of where dive sites are. The bars show the same places.',
  same: 'The bars show the same places.',
}

const MapFailed = () => (
  <p className={css.quiet} role="status">
    The map couldn’t be loaded. The bars show the same places.
  </p>
)

/** Places on the one map. Its code comes when it is in view. */
const RegionMap = ({ regions, onPlace }: { regions: readonly Region[]; onPlace: (key: string) => void }) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  const placed = useMemo(
    () =>
      regions.flatMap(({ key, name, sites, coordinates }) =>
        coordinates
          ? [
              {
                key,
                name: plural(sites, { one: '{name}: # site', other: '{name}: # sites' }, { name }),
                coordinates,
                depth: null,
              },
            ]
          : [],
      ),
    [regions],
  )
  return (
    <div ref={box} className={css.map}>
      {isNear && (
        <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
          <Suspense>
            <PointsMap places={placed} words={words} onPlace={(at) => onPlace(placed[at]?.key ?? '')} />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}

/** Where dive sites are: countries, or the regions of the one in the address. */
export const Distribution = () => {
  const { country } = useSearch({ from: '/statistics' })
  const navigate = useNavigate({ from: '/statistics' })
  const list = usePages(regionsQuery(country), ({ key }) => key)
  // A country shows its regions, and a region its seasons.
  const open = (key: string) =>
    void navigate({
      search: (now) => (country ? { ...now, region: key } : { ...now, country: key, region: key }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Section title="Geographic Distribution" definition={definitions.regions}>
      {country && (
        <Button
          variant="default"
          onClick={() =>
            void navigate({
              search: (now) => ({ ...now, country: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        >
          Show all countries
        </Button>
      )}
      <Listed
        list={list}
        of="places"
        failed="The distribution couldn’t be loaded"
        empty="Nothing yet. Public dive sites that say where they lie fill this map."
      >
        {(items) => (
          <>
            <RegionMap regions={items} onPlace={open} />
            <ChartFigure
              chart={regionsChart(items, country)}
              csv={csvAddress.regions(country)}
              onPress={open}
            />
          </>
        )}
      </Listed>
    </Section>
  )
}
