import { VisuallyHidden } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { AskPanel, AskWaiting, asFound, ask, type Turn, useRelated } from '#features/search/index.ts'
import { isPart, preloadSiteDetails, siteQuery } from '#features/sites/index.ts'
import { whenIdle } from '#shared/lib/breath.ts'
import { useHeight } from '#shared/lib/use-height.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import type { Sides } from '#shared/map/index.ts'
import { type SheetStop, sheetHeights } from '#shared/ui/bottom-sheet.view.ts'
import { AboutSite } from '../home/AboutSite.tsx'
import { HomeDoor } from '../home/door/HomeDoor.tsx'
import { PhoneDoor } from '../home/door/PhoneDoor.tsx'
import { useDoor } from '../home/door/use-door.ts'
import { FoundNote } from '../home/FoundNote.tsx'
import { useFold } from '../home/fold-store.ts'
import { HomeDesk } from '../home/HomeDesk.tsx'
import { HomeMap } from '../home/HomeMap.tsx'
import { HomePart } from '../home/HomePart.tsx'
import { HomePhone } from '../home/HomePhone.tsx'
import { HomeSheet, halfSheet } from '../home/HomeSheet.tsx'
import { HomeSite } from '../home/HomeSite.tsx'
import { HomeSites } from '../home/HomeSites.tsx'
import { isBeside } from '../home/home-search.ts'
import { QuickFilters } from '../home/QuickFilters.tsx'
import { useAsked } from '../home/use-asked.ts'
import { useForms } from '../home/use-forms.ts'
import { type Home, useHome } from '../home/use-home.ts'
import { useHomeFocus } from '../home/use-home-focus.ts'
import { useTalk } from '../home/use-talk.ts'
import { useWide } from '../home/use-wide.ts'
import css from './HomePage.module.css'

/** What the panels cover of the map, with the room around them, in pixels; HomeDesk.module.css says the same. */
const covered = { left: 408, narrowLeft: 372, right: 372, folded: 28 } as const
const dockHeight = 76
const headerHeight = 60

type Folds = { isWide: boolean; left: boolean; right: boolean }

const sidesOf = ({ isWide, left, right }: Folds): Sides => {
  const open = isWide ? covered.left : covered.narrowLeft
  return {
    left: left ? covered.folded : open,
    right: isWide ? (right ? covered.folded : covered.right) : 0,
  }
}
const noSides: Sides = { left: 0, right: 0 }

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
  // A phone shows the sites of a linked question on its map; advice stands in the conversation alone.
  const onLinked = (turn: Turn) => {
    if (isMobile && turn.answer?.totalSites === 0) home.showSlide('ask')
    else onAnswered(turn)
  }
  const found = useAsked(home.ask, { onAnswered: onLinked, onStrange: home.forgetAsk })
  const related = useRelated(found)
  const given = useMemo(() => (found ? asFound(related.known) : null), [found, related.known])
  useForms(home, { site: selected, isComing: selectedId !== null && isPending })
  const talk = useTalk(home)
  useHomeFocus(home, talk.isOpen)
  useTitle(showsSite && !isMobile ? null : 'Dive sites on a map')

  useEffect(() => whenIdle(preloadSiteDetails), [])

  const stage = useRef<HTMLDivElement>(null)
  const isList = found !== null || isPart(home.question)
  const heights = sheetHeights(useHeight(stage), isList ? undefined : halfSheet)
  const [stop, setStop] = useState<SheetStop>(() => (window.innerHeight < leastHeight ? 'peek' : 'half'))
  const [lastId, setLastId] = useState(selectedId)
  if (lastId !== selectedId) {
    setLastId(selectedId)
    // A site on the map is looked at above its card.
    if (selectedId !== null) setStop('peek')
  }
  const [began] = useState(selectedId)

  const shown = found?.link ?? (isPart(home.question) ? JSON.stringify(home.question) : null)
  const talked = talk.isOpen ? `talk ${home.ask ?? ''}` : null
  const left = useFold('left', showsSite ? selectedId : talked)
  const right = useFold('right', isBeside(home.mode) ? home.mode : shown)
  const sides = isMobile ? noSides : sidesOf({ isWide, left: left.isFolded, right: right.isFolded })

  const put = (question: string, siteId: string | null) => {
    talk.open()
    void ask(question, { siteId }).then((turn) => turn && onAnswered(turn))
  }
  const door = useDoor(home, {
    room: () => ({
      width: window.innerWidth - sides.left - sides.right,
      height: window.innerHeight - headerHeight - (isMobile ? heights.half : dockHeight),
    }),
    onAsk: (question) => {
      if (isMobile) home.showSlide('ask')
      put(question, null)
    },
    onTalk: talk.open,
    isOverPage: isMobile,
  })
  const askAbout = (question: string) => {
    home.showPanel('ask')
    put(question, selectedId)
  }
  // A phone fetches the conversation when it is first seen.
  const [hasAsked, setHasAsked] = useState(home.slide === 'ask')
  if (home.slide === 'ask' && !hasAsked) setHasAsked(true)
  const closeTalk = () => {
    if (selectedId !== null) home.showPanel('site')
    talk.close()
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
        takesFocus={!isMobile && talk.byHand}
        onClose={isMobile ? undefined : closeTalk}
        shown={isMobile ? null : (found?.link ?? null)}
        onAnswered={onAnswered}
        onCleared={() => {
          home.showAll()
          // About a site it goes on.
          if (selectedId === null) talk.close()
        }}
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
      sides={isMobile ? undefined : sides}
      hasLegend={!isMobile}
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
        <PhoneDoor door={door} />
        <HomePhone
          home={home}
          map={map}
          filters={filters}
          ask={(talk.isOpen || hasAsked) && conversation}
          sites={<HomeSites home={home} related={found && related} site={null} />}
          sheet={
            <HomeSheet
              home={home}
              related={found && related}
              stop={stop}
              onStop={setStop}
              onOpenRegion={door.openRegion}
            />
          }
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
            {/* What is not in sight waits underneath and keeps what was typed. */}
            <div className={css.whole} hidden={showsSite || talk.isOpen}>
              <HomeDoor door={door} />
            </div>
            {talk.isOpen && (
              <div className={css.whole} hidden={showsSite}>
                {conversation}
              </div>
            )}
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
        left={left}
        right={isWide ? right : null}
        sides={sides}
      />
    </>
  )
}
