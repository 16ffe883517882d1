import { ActionIcon } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import { FeaturedCards } from '#features/featured/index.ts'
import { SiteCount, SitePreview } from '#features/sites/index.ts'
import { BottomSheet } from '#shared/ui/BottomSheet.tsx'
import type { SheetStop } from '#shared/ui/bottom-sheet.view.ts'
import { icon } from '#shared/ui/icons.ts'
import { ActionDock } from './ActionDock.tsx'
import css from './HomePhone.module.css'
import { type Slide, slideAfter, slides } from './home-search.ts'
import { SlideBar } from './SlideBar.tsx'
import type { Home } from './use-home.ts'
import { useSlideSwipe } from './use-slide-swipe.ts'

type Props = {
  home: Home
  map: ReactNode
  filters: ReactNode
  ask: ReactNode
  sites: ReactNode
  /** The list in the sheet over the map, or null where there is no answer; then the featured sites stand there. */
  related: { list: ReactNode; count: string } | null
  stop: SheetStop
  onStop: (stop: SheetStop) => void
}

/** The home screen of a phone: three slides, of which the map is the middle one. */
export const HomePhone = ({ home, map, filters, ask, sites, related, stop, onStop }: Props) => {
  const { slide } = home
  const swipe = useSlideSwipe((way) => home.showSlide(slideAfter(slide, way)))
  const content: Record<Slide, ReactNode> = {
    ask,
    map: (
      <>
        {map}
        <div className={css.over}>
          {filters}
          <div className={css.tools}>
            <ActionIcon
              variant="default"
              className={css.base}
              aria-label={home.base === 'satellite' ? 'Show the map' : 'Show satellite imagery'}
              onClick={() => home.setBase(home.base === 'satellite' ? 'roadmap' : 'satellite')}
            >
              <IconStack2 {...icon} />
            </ActionIcon>
          </div>
        </div>
        <Sheet home={home} related={related} stop={stop} onStop={onStop} />
      </>
    ),
    sites,
  }
  return (
    <div className={css.phone}>
      <div className={css.stage} data-slide={slide} {...swipe}>
        {slides.map((each) => (
          <div key={each} className={css.slide} data-at={each} inert={each !== slide}>
            {content[each]}
          </div>
        ))}
      </div>
      <SlideBar slide={slide} />
    </div>
  )
}

/** What lies over the map: the selected site, or sites to choose from, and what can be done. */
const Sheet = ({ home, related, stop, onStop }: Pick<Props, 'home' | 'related' | 'stop' | 'onStop'>) => {
  const title = useId()
  const navigate = useNavigate()
  const { selectedId } = home
  const open = (siteId: string) => void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId } })
  return (
    <BottomSheet
      labelledBy={title}
      stop={stop}
      onStop={onStop}
      head={
        <>
          <div className={css.head} data-gives-way={selectedId !== null}>
            <h2 id={title} className={css.title}>
              {related ? 'Related sites' : 'Featured sites'}
            </h2>
            {related ? (
              <p className={css.count} role="status">
                {related.count}
              </p>
            ) : (
              <SiteCount question={home.question} />
            )}
          </div>
          {selectedId && (
            <Suspense>
              <SitePreview
                siteId={selectedId}
                isInSheet
                onOpen={() => open(selectedId)}
                onClose={home.deselect}
              />
            </Suspense>
          )}
        </>
      }
    >
      {related ? (
        <div className={css.list} data-follows={selectedId !== null}>
          {related.list}
        </div>
      ) : (
        <div className={css.featured} data-follows={selectedId !== null}>
          <Suspense>
            <FeaturedCards
              label="Featured sites on the map"
              isRow
              selectedId={selectedId}
              onOpenSite={home.select}
            />
          </Suspense>
        </div>
      )}
      <div className={css.dock}>
        <ActionDock home={home} hasBaseChoice={false} />
      </div>
    </BottomSheet>
  )
}
