import { plural } from '@soundings/rules/phrases'
import { IconMapPinOff } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { PointsMap } from '#features/map/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { eventsQuery } from '../events.queries.ts'
import { EventRows } from './EventRow.tsx'
import css from './EventsTab.module.css'
import type { EventsSearch } from './events.view.ts'
import { listInput } from './events.view.ts'
import { NoEvents } from './NoEvents.tsx'

/** So many come at once: a map shows more of them than a list. */
const pageSize = 100

const MapFailed = () => (
  <p className={css.quiet}>The map couldn’t be loaded. The list below shows the same events.</p>
)

type Props = { search: EventsSearch; onChange: (change: EventsSearch) => void }

/** Where events are; the list below is the map’s equal. */
export const EventsMap = ({ search, onChange }: Props) => {
  const list = usePages({
    ...eventsQuery({ ...listInput(search), limit: pageSize }),
    placeholderData: (shown) => shown,
  })
  const { items, error } = list
  const isLate = useLate(list.isLoading)
  const [pressed, setPressed] = useState<string | null>(null)
  const placed = useMemo(() => items?.flatMap((one) => (one.coordinates ? [one] : [])) ?? [], [items])
  const places = useMemo(
    () =>
      placed.map(({ title, coordinates, site }) => ({
        name: title,
        coordinates: coordinates ?? ([0, 0] as const),
        depth: site?.maxDepth ?? null,
      })),
    [placed],
  )
  if (!items && error)
    return <FailureNotice title="Events couldn’t be loaded" error={error} onRetry={list.retry} />
  if (!items) return isLate && <p role="status">Loading the map…</p>
  if (items.length === 0) return <NoEvents search={search} onChange={onChange} />
  const chosen = items.find(({ id }) => id === pressed)
  const unplaced = items.length - placed.length
  return (
    <>
      {placed.length === 0 ? (
        <Notice icon={IconMapPinOff} title="None of these events has a position" role="status">
          <p>The list below shows them all.</p>
        </Notice>
      ) : (
        <div className={css.map}>
          <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
            <Suspense>
              <PointsMap
                places={places}
                onPlace={(at) => setPressed(placed[at]?.id ?? null)}
                words={{
                  label: 'Map of events. The list shows the same events.',
                  same: 'The list shows the same events.',
                }}
              />
            </Suspense>
          </CatchBoundary>
        </div>
      )}
      <div role="status">
        {chosen && (
          <div className={css.below}>
            <EventRows events={[chosen]} label="Chosen on the map" />
          </div>
        )}
      </div>
      <div className={css.more}>
        <h2 className={css.count}>
          {plural(list.total, { one: '# event', other: '# events' })}
          {unplaced > 0 &&
            ` · ${plural(unplaced, { one: '# without a position', other: '# without a position' })}`}
        </h2>
        <div className={css.below}>
          <EventRows events={items} label="Events on the map" />
        </div>
        <ListEnd of="events" {...list} />
      </div>
    </>
  )
}
