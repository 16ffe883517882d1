import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { type FeaturedRegion, featuredLimits } from '@soundings/contract/featured'
import { monthNames, monthRanges } from '@soundings/rules/months'
import { plural } from '@soundings/rules/phrases'
import { temperatureText } from '@soundings/rules/units'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { roughPlace } from '#shared/lib/zone-place.ts'
import { icon } from '#shared/ui/icons.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { regionsQuery } from './featured.queries.ts'
import css from './RegionList.module.css'

type Props = {
  /** Beside each other, to be moved sideways, or below each other. */
  isRow?: boolean
  /** Whether it says by itself what it is. */
  hasHead?: boolean
  onOpenRegion: (region: FeaturedRegion) => void
}

/** Where to dive this month: places with their months, water and number of sites; those near the visitor first. */
export const RegionList = ({ isRow = false, hasHead = true, onOpenRegion }: Props) => {
  const heading = useId()
  const [place] = useState(roughPlace)
  const { data, isFetching, refetch } = useQuery(regionsQuery(place))
  const isLate = useLate(isFetching && !data)
  // What stands elsewhere under a name of its own is no section beside it.
  const Frame = hasHead ? 'section' : 'div'
  if (data?.items.length === 0) return null
  if (!data && isFetching && !isLate) return <div className={css.room} data-row={isRow || undefined} />
  return (
    <Frame
      className={css.regions}
      aria-labelledby={hasHead ? heading : undefined}
      aria-busy={!data && isFetching}
    >
      {hasHead && (
        <header className={css.head}>
          <h2 id={heading} className={css.title}>
            Best this month
          </h2>
          {data && <span className={css.month}>{monthNames[data.month - 1]}</span>}
        </header>
      )}
      {data ? (
        <ul className={css.list} data-row={isRow || undefined} data-carousel={isRow || undefined}>
          {data.items.map((region) => (
            <li key={`${region.kind} ${region.country} ${region.name}`}>
              <Region region={region} onOpen={() => onOpenRegion(region)} />
            </li>
          ))}
        </ul>
      ) : isFetching ? (
        <div className={css.list} data-row={isRow || undefined} aria-hidden="true">
          {waiting.map((row) => (
            <Skeleton key={row} height={44} radius="md" />
          ))}
        </div>
      ) : (
        <p className={css.failed}>
          This month’s regions couldn’t be loaded.
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!isRow && data?.items.some(({ water }) => !water.isMeasured) && (
        <p className={css.note}>≈ Water temperature estimated from latitude and season</p>
      )}
    </Frame>
  )
}

const waiting = Array.from({ length: featuredLimits.regions }, (_, at) => at)

const Region = ({ region, onOpen }: { region: FeaturedRegion; onOpen: () => void }) => {
  const unit = useUnits(({ temperature }) => temperature)
  const { name, country, count, bestMonths, water } = region
  const degrees = temperatureText(Math.round(water.celsius), unit)
  return (
    <button type="button" className={css.region} onClick={onOpen}>
      <span className={css.where}>
        <bdi className={css.name}>{name}</bdi>
        {country !== null && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <bdi className={css.country}>{country}</bdi>
          </>
        )}
      </span>
      <span className={css.facts}>
        <VisuallyHidden>, best </VisuallyHidden>
        <span>{monthRanges(bestMonths)}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span>{plural(count, { one: '# site', other: '# sites' })}</span>
      </span>
      <span className={css.water}>
        <VisuallyHidden>, water </VisuallyHidden>
        {water.isMeasured ? (
          degrees
        ) : (
          <>
            <VisuallyHidden>about </VisuallyHidden>
            <span className={css.about} aria-hidden="true">
              ≈
            </span>{' '}
            {degrees}
          </>
        )}
      </span>
      <IconChevronRight {...icon} size={16} />
    </button>
  )
}
