import { VisuallyHidden } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { AskPanel, AskWaiting, asFound, ask, type Turn, useRelated } from '#features/search/index.ts'
import { preloadSiteDetails, siteQuery } from '#features/sites/index.ts'
import { whenIdle } from '#shared/lib/breath.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { type SheetStop, sheetHeights } from '#shared/ui/bottom-sheet.view.ts'
import { useHeight } from '../explore/use-height.ts'
import { AboutSite } from '../home/AboutSite.tsx'
import { FoundNote } from '../home/FoundNote.tsx'
import { HomeDesk } from '../home/HomeDesk.tsx'
import { HomeMap } from '../home/HomeMap.tsx'
import { HomePart } from '../home/HomePart.tsx'
import { HomePhone } from '../home/HomePhone.tsx'
import { HomeSheet } from '../home/HomeSheet.tsx'
import { HomeSite } from '../home/HomeSite.tsx'
import { HomeSites } from '../home/HomeSites.tsx'
import { QuickFilters } from '../home/QuickFilters.tsx'
import { useAsked } from '../home/use-asked.ts'
import { useForms } from '../home/use-forms.ts'
import { type Home, useHome } from '../home/use-home.ts'
import { useHomeFocus } from '../home/use-home-focus.ts'
import { useWide } from '../home/use-wide.ts'
import css from './HomePage.module.css'

/** What the panels cover of the map, with the room around them, in pixels; HomeDesk.module.css says the same. */
const sidesOf = (isWide: boolean) => (isWide ? { left: 408, right: 372 } : { left: 372, right: 0 })
const dockHeight = 76

/** A phone lower than this, in pixels, begins with more of its map. */
const leastHeight = 600

/** What an answer does to the page: a site that was asked for opens, sites that were found are shown. */
const follow = (home: Home, { answer, link }: Turn): void => {
  if (!answer) return
  if (answer.opens) home.select(answer.opens)
  else if (link !== null && answer.totalSites > 0) home.noteFound(link)
}

const useSelected = (selectedId: string | null) =>
  useQuery({ ...siteQuery(selectedId ?? ''), ...(selectedId === null && { queryFn: skipToken }) })

/** The assistant, the map of all sites and a list of some of them, side by side. */
export const HomePage = () => {
  const home = useHome()
  const isMobile = useIsMobile()
  const isWide = useWide()
  const { selectedId, showsSite } = home
  const { data: site, isPending } = useSelected(selectedId)
  const selected = selectedId === null ? null : (site ?? null)
  const onAnswered = (turn: Turn) => follow(home, turn)
  const found = useAsked(home.ask, { onAnswered, onStrange: home.forgetAsk })
  const related = useRelated(found)
  const given = useMemo(() => (found ? asFound(related.known) : null), [found, related.known])
  useForms(home, { site: selected, isComing: selectedId !== null && isPending })
  useHomeFocus(home)
  useTitle(showsSite && !isMobile ? null : 'Dive sites on a map')

  useEffect(() => whenIdle(preloadSiteDetails), [])

  const stage = useRef<HTMLDivElement>(null)
  const heights = sheetHeights(useHeight(stage))
  const [stop, setStop] = useState<SheetStop>(() => (window.innerHeight < leastHeight ? 'peek' : 'half'))
  const [lastId, setLastId] = useState(selectedId)
  if (lastId !== selectedId) {
    setLastId(selectedId)
    // A site on the map is looked at above its card.
    if (selectedId !== null) setStop('peek')
  }
  const [began] = useState(selectedId)

  const askAbout = (question: string) => {
    home.showPanel('ask')
    void ask(question, { siteId: selectedId }).then((turn) => turn && onAnswered(turn))
  }
  const about = selected && (
    <AboutSite
      site={selected}
      onDetails={() => (isMobile ? home.showSlide('map') : home.showPanel('site'))}
      onDeselect={home.deselect}
    />
  )
  const conversation = (
    <HomePart waiting={<AskWaiting about={about} />}>
      <AskPanel
        site={selected}
        about={about}
        isShown={isMobile ? home.slide === 'ask' : !showsSite}
        shown={isMobile ? null : (found?.link ?? null)}
        onAnswered={onAnswered}
        onCleared={home.showAll}
        onOpenSite={home.select}
        onShowSites={({ link }) => link !== null && home.showFound(link)}
      />
    </HomePart>
  )
  const map = (
    <HomeMap
      home={home}
      given={given}
      covered={isMobile ? heights[stop === 'full' ? 'peek' : stop] : dockHeight}
      sides={isMobile ? undefined : sidesOf(isWide)}
    />
  )
  const filters = found ? (
    <FoundNote total={found.answer.totalSites} onShowAll={home.showAll} />
  ) : (
    <QuickFilters home={home} />
  )
  const heading = (
    <VisuallyHidden>
      <h1 tabIndex={-1}>Dive sites on a map</h1>
    </VisuallyHidden>
  )

  if (isMobile)
    return (
      <div ref={stage}>
        {heading}
        <HomePhone
          home={home}
          map={map}
          filters={filters}
          ask={conversation}
          sites={<HomeSites home={home} related={found && related} site={null} />}
          sheet={<HomeSheet home={home} related={found && related} stop={stop} onStop={setStop} />}
        />
      </div>
    )
  return (
    <>
      {!showsSite && heading}
      <HomeDesk
        home={home}
        map={map}
        filters={filters}
        ask={
          <>
            {/* The conversation waits underneath and keeps what was typed. */}
            <div className={css.whole} hidden={showsSite}>
              {conversation}
            </div>
            {showsSite && selectedId && (
              <HomeSite
                home={home}
                siteId={selectedId}
                siteName={selected?.siteName}
                takesFocus={began !== selectedId}
                onAsk={askAbout}
              />
            )}
          </>
        }
        sites={<HomeSites home={home} related={found && related} site={selected} />}
      />
    </>
  )
}
