import type { BuddyMatch } from '@soundings/contract/buddies'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useMemo, useRef } from 'react'
import { AreasMap } from '#features/map/index.ts'
import { useCameInView } from '#shared/lib/use-in-view.ts'
import css from './FinderMap.module.css'
import { areasOf, areaText } from './finder.view.ts'

const MapFailed = () => (
  <p className={css.failed} role="status">
    The map couldn’t be loaded. The list shows the same divers.
  </p>
)

type Props = {
  matches: readonly BuddyMatch[]
  /** An area was pressed: those who want to dive there. */
  onArea: (ids: readonly string[]) => void
}

/** Roughly where the found divers want to dive. The map’s code comes when it is in view. */
export const FinderMap = ({ matches, onArea }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useCameInView(box)
  const found = useMemo(() => areasOf(matches), [matches])
  const areas = useMemo(
    () => found.map((area) => ({ name: areaText(area), middle: area.middle, text: String(area.ids.length) })),
    [found],
  )
  return (
    <div>
      <div ref={box} className={css.map}>
        {isNear && (
          <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
            <Suspense>
              <AreasMap
                areas={areas}
                words={{
                  label: 'Map of roughly where these divers want to dive. The list shows the same divers.',
                  same: 'The list shows the same divers.',
                }}
                onArea={(at) => onArea(found[at]?.ids ?? [])}
              />
            </Suspense>
          </CatchBoundary>
        )}
      </div>
      <p className={css.note}>
        A square is about 11 km wide. Nobody sees where in it somebody wants to dive.
      </p>
    </div>
  )
}
