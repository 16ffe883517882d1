import type { SiteSummary } from '@soundings/contract/sites'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { isFinding, type Question } from '../question.view.ts'
import { siteShortcuts } from '../site-shortcuts.ts'
import { siteListQuery } from '../sites.queries.ts'
import { FacetBar } from './FacetBar.tsx'
import { ListFailed, MoreFailed, NothingFound } from './ListNotices.tsx'
import css from './SiteBrowser.module.css'
import { SiteCount } from './SiteCount.tsx'
import { SiteRowSkeletons } from './SiteRowSkeletons.tsx'
import { type PersonalFilters, SiteScope } from './SiteScope.tsx'
import { SortChoice } from './SortChoice.tsx'
import { useElsewhere } from './use-elsewhere.ts'

/** Rows need their answer first, so their code comes at the same time as it; a page that shows no list goes without. */
const SiteList = lazyRouteComponent(() => import('./SiteList.tsx'), 'SiteList')

/** Fetches the code of the rows; a failure will show when they do. */
export const preloadList = (): Promise<void> | undefined => SiteList.preload?.()

const SelectedElsewhere = lazy(() =>
  import('./SelectedElsewhere.tsx').then((module) => ({ default: module.SelectedElsewhere })),
)

const none: SiteSummary[] = []

type Props = {
  question: Question
  onAsk: (question: Question) => void
  personalFilters: PersonalFilters
  /** Whether `SiteCount` stands somewhere else on the page. */
  hasCountOutside?: boolean
  selectedId: string | null
  onSelect: (id: string) => void
  /** The question found exactly one site. */
  onOnlyResult: (id: string) => void
  /** Words that find no site are put to the assistant. */
  onAskAssistant: (words: string) => void
}

/** Search, filters, count and list of dive sites. */
export const SiteBrowser = ({
  question,
  onAsk,
  personalFilters,
  hasCountOutside = false,
  selectedId,
  onSelect,
  onOnlyResult,
  onAskAssistant,
}: Props) => {
  const words = question.q ?? ''
  const onAddSite = personalFilters.state === 'signed-in' ? personalFilters.onAddSite : null
  // Rows of the words before may stay for a blink while the answer comes, dimmed and out of reach.
  const list = usePages({ ...siteListQuery(question), placeholderData: (shown) => shown })
  const { items: found = none, total, error, isAnswered, isOutdated, isLoading, readOn, retry } = list
  const isLate = useLate(isLoading || isOutdated)
  // Each answer is a list of its own, scrolled to its top.
  const asked = JSON.stringify(question)
  const [answered, setAnswered] = useState(asked)
  if (!isOutdated && answered !== asked) setAnswered(asked)
  const elsewhereId = useElsewhere({ asked: isAnswered ? asked : null, found, selectedId })

  useEffect(() => void preloadList(), [])

  const tellOnly = useEffectEvent(onOnlyResult)
  const onlyId = isAnswered && isFinding(question) && total === 1 ? found[0]?.id : undefined
  useEffect(() => {
    if (onlyId) tellOnly(onlyId)
  }, [onlyId])

  const body = () => {
    if (isLate) return <SiteRowSkeletons />
    if (!list.items && error) return <ListFailed error={error} onRetry={retry} />
    if (isAnswered && total === 0) return <NothingFound {...{ question, onAsk, onAddSite, onAskAssistant }} />
    if (found.length === 0) return null
    return (
      <Suspense fallback={<LateSkeletons />}>
        <SiteList
          key={answered}
          sites={found}
          total={total}
          selectedId={selectedId}
          onSelect={onSelect}
          onNearEnd={readOn}
          end={list.hasMoreFailed && <MoreFailed onRetry={retry} />}
        />
      </Suspense>
    )
  }

  return (
    <>
      <div className={css.search}>
        <div className={css.scope}>
          <SiteScope filters={personalFilters} />
          {hasCountOutside && <SortChoice question={question} onAsk={onAsk} />}
        </div>
        <SearchBox
          label="Search dive sites"
          shortcut={siteShortcuts.search}
          words={words}
          onSearch={(q) => onAsk({ ...question, q: q || undefined })}
        />
        <div className={css.facets}>
          <FacetBar question={question} onAsk={onAsk} />
        </div>
        {!hasCountOutside && (
          <div className={css.line}>
            <SiteCount question={question} />
            <SortChoice question={question} onAsk={onAsk} />
          </div>
        )}
      </div>
      <div className={css.body} aria-busy={!isAnswered && error === null} inert={isOutdated}>
        {elsewhereId && (
          <Suspense>
            <SelectedElsewhere siteId={elsewhereId} onSelect={onSelect} />
          </Suspense>
        )}
        {body()}
      </div>
    </>
  )
}

const LateSkeletons = () => useLate(true) && <SiteRowSkeletons />
