import type { DivedPlace } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { IconMapPinOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { PointsMap } from '#features/map/index.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { placesQuery } from '../dive-log.queries.ts'
import css from './LogMap.module.css'
import type { LogQuestion } from './log.view.ts'

const none: DivedPlace[] = []

type Props = {
  question: LogQuestion
  /** A place was pressed: its dives are asked for. */
  onPlace: (site: string) => void
}

/** Where one dived. */
export const LogMap = ({ question, onPlace }: Props) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...placesQuery(question),
    placeholderData: (shown) => shown,
  })
  const isLate = useLate(isFetching && !data)
  const items = data?.items ?? none
  const places = useMemo(
    () =>
      items.map(({ siteName, coordinates, maxDepth, dives }) => ({
        name: dives === 1 ? siteName : `${siteName} (${dives})`,
        coordinates,
        depth: maxDepth,
      })),
    [items],
  )
  if (error && !data)
    return <FailureNotice title="The map couldn’t be loaded" error={error} onRetry={() => void refetch()} />
  if (!data) return isLate && <p role="status">Loading the map…</p>
  if (items.length === 0)
    return (
      <Notice icon={IconMapPinOff} title="No positions yet" role="status">
        <p>Choose a dive site from the map when you log a dive, and it’s shown here.</p>
      </Notice>
    )
  return (
    <>
      <div className={css.map}>
        <Suspense>
          <PointsMap
            places={places}
            onPlace={(at) => {
              const place = items[at]
              if (place) onPlace(place.diveSiteId ?? place.siteName)
            }}
          />
        </Suspense>
      </div>
      {data.unplaced > 0 && (
        <p className={css.unplaced}>
          {plural(data.unplaced, {
            one: '# dive has no position and isn’t shown.',
            other: '# dives have no position and aren’t shown.',
          })}
        </p>
      )}
    </>
  )
}
