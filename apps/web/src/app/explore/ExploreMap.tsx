import { IconMapOff } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { SiteMap } from '#features/map/index.ts'
import { SitePreview, siteShortcuts } from '#features/sites/index.ts'
import { useHeight } from '#shared/lib/use-height.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { type SheetStop, sheetHeights } from '#shared/ui/bottom-sheet.view.ts'
import { ReloadNotice } from '#shared/ui/ReloadNotice.tsx'
import css from './ExploreMap.module.css'
import type { useExplore } from './use-explore.ts'

const MapFailed = () => (
  <ReloadNotice icon={IconMapOff} title="Failed to load the map">
    <p>The list shows the same sites.</p>
  </ReloadNotice>
)

type Props = {
  explore: ReturnType<typeof useExplore>
  isShown: boolean
  /** Whether it takes focus and touches: not under details, not under a list that covers it. */
  isUsable: boolean
  /** Where the sheet stands that covers the lower part of a phone's map; null where there is none. */
  sheet: SheetStop | null
}

/** The map, and on wide screens the card of the selected site on it. Hidden, it keeps its place. */
export const ExploreMap = ({ explore, isShown, isUsable, sheet }: Props) => {
  const { selectedId } = explore
  const stage = useRef<HTMLDivElement>(null)
  const heights = sheetHeights(useHeight(stage))
  // Under a full sheet nobody looks: the map waits as it will be seen again.
  const covered = sheet === null ? 0 : heights[sheet === 'full' ? 'peek' : sheet]
  useShortcut(
    siteShortcuts.baseMap,
    () => explore.setBase(explore.base === 'satellite' ? 'roadmap' : 'satellite'),
    isUsable,
  )
  return (
    <div ref={stage} className={css.map} data-shown={isShown} inert={!isUsable}>
      <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
        <Suspense>
          <SiteMap
            question={explore.question}
            selectedId={selectedId}
            onSelect={explore.select}
            base={explore.base}
            onBaseChange={explore.setBase}
            position={explore.position}
            onMove={explore.rememberPosition}
            onSearchHere={explore.searchHere}
            covered={covered}
          />
        </Suspense>
      </CatchBoundary>
      {sheet === null && selectedId && isUsable && (
        <Suspense>
          <SitePreview
            siteId={selectedId}
            onOpen={() => explore.open(selectedId)}
            onClose={() => explore.deselect('map')}
          />
        </Suspense>
      )}
    </div>
  )
}
