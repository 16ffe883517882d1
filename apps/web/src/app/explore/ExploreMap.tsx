import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SitePreview } from '#features/sites/index.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import css from './ExploreMap.module.css'
import type { useExplore } from './use-explore.ts'

const SiteMap = lazy(() => import('#features/map/index.ts').then((map) => ({ default: map.SiteMap })))

const MapFailed = () => (
  <Notice
    icon={IconMapOff}
    title="Failed to load the map"
    role="alert"
    action={
      <Button variant="default" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    }
  >
    <p>The list offers the same sites.</p>
  </Notice>
)

type Props = { explore: ReturnType<typeof useExplore>; isShown: boolean }

/** The map and the card of the selected site on it. Hidden, it keeps its place and takes no focus. */
export const ExploreMap = ({ explore, isShown }: Props) => {
  const { selectedId } = explore
  return (
    <div className={css.map} data-shown={isShown} inert={!isShown}>
      <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
        <Suspense>
          <SiteMap
            question={explore.question}
            selectedId={selectedId}
            onSelect={explore.open}
            base={explore.base}
            onBaseChange={explore.setBase}
            position={explore.position}
            onMove={explore.rememberPosition}
            onSearchHere={explore.searchHere}
          />
        </Suspense>
      </CatchBoundary>
      {selectedId && isShown && (
        <SitePreview
          siteId={selectedId}
          onOpen={() => explore.open(selectedId)}
          onClose={() => explore.deselect('map')}
        />
      )}
    </div>
  )
}
