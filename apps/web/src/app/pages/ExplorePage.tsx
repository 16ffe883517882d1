import { Suspense, useEffect, useState } from 'react'
import { preloadSiteDetails, SiteBrowser, SiteDetails } from '#features/sites/index.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ExploreMap } from '../explore/ExploreMap.tsx'
import { useExplore } from '../explore/use-explore.ts'
import { useExploreFocus } from '../explore/use-explore-focus.ts'
import { ViewSwitch } from '../explore/ViewSwitch.tsx'
import css from './ExplorePage.module.css'

/** The list of dive sites beside the map, or beside one site's details. On a phone one of the three at a time. */
export const ExplorePage = () => {
  const explore = useExplore()
  const isMobile = useIsMobile()
  const { screen, selectedId } = explore
  const isDetails = screen === 'details'
  const isMap = isMobile ? screen === 'map' : !isDetails
  // The map starts when it is first seen; from then on it waits underneath and keeps its place.
  const [mapStarted, setMapStarted] = useState(isMap)
  if (isMap && !mapStarted) setMapStarted(true)
  useTitle(isDetails ? null : 'Explore')
  const detailsTakeFocus = useExploreFocus(screen, selectedId)
  useEffect(preloadSiteDetails, [])

  return (
    <div className={css.explore} data-screen={screen}>
      <section className={css.side} aria-labelledby="explore-title" inert={isMobile && screen !== 'list'}>
        <Heading level={isDetails ? 2 : 1} />
        <SiteBrowser
          question={explore.question}
          onAsk={explore.ask}
          selectedId={selectedId}
          onSelect={explore.open}
          onOnlyResult={(id) => selectedId ?? explore.highlight(id, isMobile ? 'list' : 'map')}
        />
      </section>
      <div className={css.stage} inert={isMobile && screen === 'list'}>
        {mapStarted && <ExploreMap explore={explore} isShown={isMap} />}
        {isDetails && selectedId && (
          <Suspense>
            <SiteDetails
              key={selectedId}
              siteId={selectedId}
              takesFocus={detailsTakeFocus}
              tab={explore.tab}
              onTab={explore.openTab}
              onOpenSite={explore.open}
              onShowMap={() => explore.showOnMap(selectedId)}
              onClose={() => explore.deselect()}
            />
          </Suspense>
        )}
      </div>
      {!isDetails && <ViewSwitch isMap={isMap} />}
    </div>
  )
}

/** The page's own heading, until the name of a site takes its place. */
const Heading = ({ level }: { level: 1 | 2 }) => {
  const Tag = `h${level}` as const
  return (
    <Tag id="explore-title" className={css.title} tabIndex={-1}>
      Dive Sites
    </Tag>
  )
}
