import type { FeaturedRegion } from '@soundings/contract/featured'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { FeaturedCards, RegionList } from '#features/featured/index.ts'
import { type Related, RelatedSites, relatedText } from '#features/search/index.ts'
import { FoundList, isPart, SiteCount, SitePreview } from '#features/sites/index.ts'
import { BottomSheet } from '#shared/ui/BottomSheet.tsx'
import type { SheetStop } from '#shared/ui/bottom-sheet.view.ts'
import { ActionDock } from './ActionDock.tsx'
import { HomePart } from './HomePart.tsx'
import css from './HomeSheet.module.css'
import type { Home } from './use-home.ts'

type Props = {
  home: Home
  /** The sites of the answer that is shown, or null. */
  related: Related | null
  stop: SheetStop
  onStop: (stop: SheetStop) => void
  onOpenRegion: (region: FeaturedRegion) => void
}

/** What is seen of it at half height, in pixels: enough to choose from, and most of the map stays free. */
export const halfSheet = 208

/** What lies over the map of a phone: the selected site, or sites to choose from, and what can be done. */
export const HomeSheet = ({ home, related, stop, onStop, onOpenRegion }: Props) => {
  const title = useId()
  const navigate = useNavigate()
  const { selectedId } = home
  const { heading, count, sites, isList } = contentOf(home, related, onOpenRegion)
  const open = (siteId: string) => void navigate({ to: '/sites/$siteId/{-$slug}', params: { siteId } })
  return (
    <BottomSheet
      labelledBy={title}
      stop={stop}
      onStop={onStop}
      half={isList ? undefined : halfSheet}
      isShown={home.slide === 'map'}
      head={
        <>
          <div className={css.head} data-gives-way={selectedId !== null}>
            <h2 id={title} className={css.title}>
              {heading}
            </h2>
            {count}
            {selectedId === null && <ActionDock home={home} hasBaseChoice={false} isSlim />}
          </div>
          {selectedId && (
            <HomePart about={selectedId}>
              <SitePreview
                siteId={selectedId}
                isInSheet
                onOpen={() => open(selectedId)}
                onClose={home.deselect}
              />
            </HomePart>
          )}
        </>
      }
    >
      <div className={isList ? css.list : css.featured} data-follows={selectedId !== null || stop === 'peek'}>
        <HomePart about={heading}>{sites}</HomePart>
      </div>
      {selectedId !== null && (
        <div className={css.dock}>
          <ActionDock home={home} hasBaseChoice={false} />
        </div>
      )}
    </BottomSheet>
  )
}

type Content = { heading: string; count: ReactNode; sites: ReactNode; isList: boolean }

/** The sites of an answer, those that the filters leave, or those worth a look. */
const contentOf = (
  home: Home,
  related: Related | null,
  onOpenRegion: (region: FeaturedRegion) => void,
): Content => {
  const { selectedId, question } = home
  if (related)
    return {
      heading: 'Related sites',
      count: (
        <p className={css.count} role="status">
          {relatedText(related.shown.length, related.total)}
        </p>
      ),
      sites: (
        <RelatedSites
          related={related}
          selectedId={selectedId}
          onSelect={home.select}
          onShowAll={home.showAll}
          hasHead={false}
        />
      ),
      isList: true,
    }
  if (isPart(question))
    return {
      heading: 'Dive sites',
      count: <SiteCount question={question} />,
      sites: (
        <FoundList question={question} onAsk={home.narrow} selectedId={selectedId} onSelect={home.select} />
      ),
      isList: true,
    }
  return {
    heading: 'Dive this month',
    count: null,
    sites: (
      <>
        <RegionList isRow hasHead={false} onOpenRegion={onOpenRegion} />
        <h3 className={css.next}>Featured sites</h3>
        <FeaturedCards
          label="Featured sites on the map"
          isRow
          selectedId={selectedId}
          onOpenSite={home.toggle}
        />
      </>
    ),
    isList: false,
  }
}
