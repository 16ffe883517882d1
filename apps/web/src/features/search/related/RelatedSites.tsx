import { Button } from '@mantine/core'
import { type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { SiteRows } from '#features/sites/index.ts'
import { failureOf } from '#shared/api/failure.ts'
import panel from '#shared/ui/side-panel.module.css'
import css from './RelatedSites.module.css'
import { nearEnd, relatedText } from './related.ts'
import type { Related } from './use-related.ts'

type Props = {
  related: Related
  selectedId: string | null
  onSelect: (siteId: string) => void
  /** Goes back to all sites. */
  onShowAll: () => void
  /** Whether it says what it is and how much there is; a sheet has a head of its own. */
  hasHead?: boolean
}

/** The sites that an answer is about, the best first. */
export const RelatedSites = ({ related, selectedId, onSelect, onShowAll, hasHead = true }: Props) => {
  const { shown, known, total, isLoading, error, retry, showMore } = related
  const title = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const look = () => {
    const list = scroller.current
    if (list && list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd) showMore()
  }
  const hasMore = shown.length < Math.max(known.length, total)
  return (
    <section
      className={panel.panel}
      {...(hasHead ? { 'aria-labelledby': title } : { 'aria-label': 'Related sites' })}
      aria-busy={isLoading}
    >
      {hasHead && (
        <header className={`${panel.head} ${css.head}`}>
          <div className={css.titles}>
            <h2 id={title} className={`${panel.title} ${css.title}`} tabIndex={-1}>
              Related sites
            </h2>
            <p className={css.count} role="status">
              {relatedText(shown.length, total)}
            </p>
          </div>
          <Button variant="quiet" className={css.all} onClick={onShowAll}>
            Show all sites
          </Button>
        </header>
      )}
      <div ref={scroller} className={css.scroller} onScroll={look}>
        <Suspense>
          <SiteRows
            label="Related sites"
            sites={shown}
            total={total}
            selectedId={selectedId}
            onSelect={onSelect}
          />
          {hasMore && <FillUp scroller={scroller} onShort={showMore} />}
        </Suspense>
        {error && (
          <div className={css.failed} role="alert">
            <p>Failed to load dive sites. {failureOf(error).message}</p>
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

type Filling = { scroller: RefObject<HTMLDivElement | null>; onShort: () => void }

/** A list that does not fill its place cannot be scrolled to its end. This waits with the rows for their code. */
const FillUp = ({ scroller, onShort }: Filling) => {
  useEffect(() => {
    const list = scroller.current
    if (list && list.scrollHeight > 0 && list.scrollHeight <= list.clientHeight) onShort()
  })
  return null
}
