import { IconMapOff } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import { SiteMap } from '#features/map/index.ts'
import { siteShortcuts } from '#features/sites/index.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { ReloadNotice } from '#shared/ui/ReloadNotice.tsx'
import css from './HomeMap.module.css'
import type { Home } from './use-home.ts'

const MapFailed = () => (
  <ReloadNotice icon={IconMapOff} title="Failed to load the map">
    <p>The assistant and the lists show the same sites.</p>
  </ReloadNotice>
)

type Props = Pick<ComponentProps<typeof SiteMap>, 'given' | 'covered' | 'sides' | 'hasLegend'> & {
  home: Home
}

/** The map under everything else: all sites, those that the filters leave, or those of an answer. */
export const HomeMap = ({ home, ...rest }: Props) => {
  useShortcut(siteShortcuts.baseMap, () => home.setBase(home.base === 'satellite' ? 'roadmap' : 'satellite'))
  return (
    <div className={css.map}>
      <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
        <Suspense>
          <SiteMap
            {...rest}
            question={home.question}
            selectedId={home.selectedId}
            onSelect={home.select}
            base={home.base}
            onBaseChange={home.setBase}
            hasBaseChoice={false}
            onSearchHere={home.searchHere}
            position={home.position}
            onMove={home.rememberPosition}
          />
        </Suspense>
      </CatchBoundary>
    </div>
  )
}
