import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import type { Question } from '../question.view.ts'
import { siteListQuery } from '../sites.queries.ts'
import { ListFailed, MoreFailed, NothingFound } from './ListNotices.tsx'
import { SiteList } from './SiteList.tsx'
import { SiteRowSkeletons } from './SiteRowSkeletons.tsx'

type Props = {
  question: Question
  onAsk: (question: Question) => void
  selectedId: string | null
  onSelect: (id: string) => void
}

/** The sites that a question finds, where the question itself is asked elsewhere. */
export const FoundList = ({ question, onAsk, selectedId, onSelect }: Props) => {
  const {
    items: found,
    error,
    isLoading,
    total,
    readOn,
    hasMoreFailed,
    retry,
  } = usePages(siteListQuery(question))
  const isLate = useLate(isLoading)

  if (!found && error) return <ListFailed error={error} onRetry={retry} />
  if (!found) return isLate && <SiteRowSkeletons />
  if (found.length === 0)
    return <NothingFound {...{ question, onAsk }} onAddSite={null} onAskAssistant={null} />
  return (
    <SiteList
      // Each answer is a list of its own, scrolled to its top.
      key={JSON.stringify(question)}
      sites={found}
      total={total}
      selectedId={selectedId}
      onSelect={onSelect}
      onNearEnd={readOn}
      end={hasMoreFailed && <MoreFailed onRetry={retry} />}
    />
  )
}
