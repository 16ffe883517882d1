import { type ReactNode, Suspense } from 'react'
import { type Question, SiteCount, SitePreview } from '#features/sites/index.ts'
import { BottomSheet } from '#shared/ui/BottomSheet.tsx'
import type { SheetStop } from '#shared/ui/bottom-sheet.view.ts'
import css from './ExploreSheet.module.css'

type Props = {
  question: Question
  stop: SheetStop
  onStop: (stop: SheetStop) => void
  /** The map is about to show from under the list. */
  onDragStart: () => void
  /** The site whose card takes the place of the heading, or null. */
  previewId: string | null
  onOpen: (siteId: string) => void
  onDeselect: () => void
  heading: ReactNode
  children: ReactNode
}

/** The list of a phone: a sheet over the map, whose head says how many sites there are or which one is selected. */
export const ExploreSheet = ({
  question,
  previewId,
  onOpen,
  onDeselect,
  heading,
  children,
  ...sheet
}: Props) => (
  <BottomSheet
    {...sheet}
    labelledBy="explore-title"
    head={
      <>
        <div className={css.head} data-gives-way={previewId !== null}>
          {heading}
          <SiteCount question={question} />
        </div>
        {previewId && (
          <Suspense>
            <SitePreview siteId={previewId} isInSheet onOpen={() => onOpen(previewId)} onClose={onDeselect} />
          </Suspense>
        )}
      </>
    }
  >
    {children}
  </BottomSheet>
)
