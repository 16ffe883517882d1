import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { type PersonalFilters, preloadSiteDetails, SiteBrowser } from '#features/sites/index.ts'
import { whenIdle } from '#shared/lib/breath.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { ExploreMap } from '../explore/ExploreMap.tsx'
import { ExploreSheet } from '../explore/ExploreSheet.tsx'
import { SiteScreen } from '../explore/lazy-site-screen.ts'
import { useExplore } from '../explore/use-explore.ts'
import { useExploreFocus } from '../explore/use-explore-focus.ts'
import { useSheetStop } from '../explore/use-sheet-stop.ts'
import { ViewSwitch } from '../explore/ViewSwitch.tsx'
import css from './ExplorePage.module.css'

const preloadSite = (): void => {
  void SiteScreen.preload?.()
  preloadSiteDetails()
}

/** The list of dive sites beside the map, or beside one site's details. On a phone the list is a sheet over the map. */
export const ExplorePage = () => {
  const explore = useExplore()
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const { screen, selectedId, question } = explore
  const { stop, rest, setStop } = useSheetStop(screen, explore.setView)
  const isDetails = screen === 'details'
  const isMap = isMobile ? screen === 'map' : !isDetails
  // List and map start when they are first seen; from then on they wait underneath and keep their place.
  const [mapStarted, setMapStarted] = useState(isMap)
  if (isMap && !mapStarted) setMapStarted(true)
  const hasList = !isMobile || !isDetails
  const [listStarted, setListStarted] = useState(hasList)
  if (hasList && !listStarted) setListStarted(true)
  useTitle(isDetails ? null : 'Explore')
  const detailsTakeFocus = useExploreFocus(screen, selectedId)
  useEffect(() => whenIdle(preloadSite), [])

  const personalFilters: PersonalFilters = explore.isStranger
    ? { state: 'signed-out' }
    : {
        state: 'signed-in',
        scope: question.filter_type ?? 'all',
        onScope: (scope) => explore.ask({ ...question, filter_type: scope === 'all' ? undefined : scope }),
        onAddSite: () => navigate({ to: '/add-site' }),
      }
  const heading = <Heading level={isDetails ? 2 : 1} />
  const browser = listStarted && (
    <SiteBrowser
      question={question}
      onAsk={explore.ask}
      personalFilters={personalFilters}
      hasCountOutside={isMobile}
      selectedId={selectedId}
      onSelect={explore.open}
      onAskAssistant={(ask) =>
        void navigate({ to: '/', search: { ask, slide: isMobile ? 'ask' : undefined } })
      }
      onOnlyResult={(id) => selectedId ?? explore.highlight(id, isMobile ? 'list' : 'map')}
    />
  )

  return (
    <div className={css.explore} data-screen={screen}>
      {!isMobile && (
        <section className={css.side} aria-labelledby="explore-title">
          {heading}
          {browser}
        </section>
      )}
      <div className={css.stage} inert={isMobile && screen === 'list'}>
        {mapStarted && (
          <ExploreMap
            explore={explore}
            isShown={!isDetails}
            isUsable={isMap}
            sheet={isMobile ? stop : null}
          />
        )}
        {isDetails && selectedId && (
          <Suspense>
            <SiteScreen
              key={selectedId}
              siteId={selectedId}
              takesFocus={detailsTakeFocus}
              tab={explore.tab}
              onTab={explore.openTab}
              onAddress={(right) => explore.settleAddress(selectedId, right)}
              onOpenSite={explore.open}
              onEdit={() => navigate({ to: '/sites/$siteId/edit', params: { siteId: selectedId } })}
              onShowMap={() => explore.showOnMap(selectedId)}
              onClose={() => explore.deselect()}
            />
          </Suspense>
        )}
      </div>
      {isMobile && (
        <div className={css.sheet} inert={isDetails}>
          <ExploreSheet
            question={question}
            stop={stop}
            onStop={rest}
            onDragStart={() => setMapStarted(true)}
            previewId={stop === 'full' ? null : selectedId}
            onOpen={explore.open}
            onDeselect={() => explore.deselect('map')}
            heading={heading}
          >
            {browser}
          </ExploreSheet>
        </div>
      )}
      {!isDetails && (
        <ViewSwitch isMap={isMap} onShow={(view) => setStop(view === 'list' ? 'full' : 'peek')} />
      )}
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
