import { Button } from '@mantine/core'
import { IconZoomQuestion } from '@tabler/icons-react'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { isFinding, narrowness, type Question, withoutFacets } from '../question.view.ts'
import css from './ListNotices.module.css'
import { NoFavorites, NoneOfYours } from './OwnNotices.tsx'

type Failed = { error: unknown; onRetry: () => void }

export const ListFailed = ({ error, onRetry }: Failed) => (
  <FailureNotice title="Failed to load dive sites" error={error} onRetry={onRetry} />
)

type Nothing = {
  question: Question
  onAsk: (question: Question) => void
  /** Null where nobody is signed in who could add one. */
  onAddSite: (() => void) | null
  /** Puts the words to the assistant; null where it stands beside them. */
  onAskAssistant: ((words: string) => void) | null
}

/** What found nothing decides the way on: filters go first, then the words, then whose sites they are. */
export const NothingFound = ({ question, onAsk, onAddSite, onAskAssistant }: Nothing) => {
  const words = question.q ?? ''
  if (narrowness(question) > 0) return <NothingLeft question={question} onAsk={onAsk} />
  if (!isFinding(question) && question.filter_type === 'favorites')
    return <NoFavorites onShowAll={() => onAsk({ ...question, filter_type: undefined })} />
  if (!isFinding(question) && question.filter_type === 'my_sites' && onAddSite)
    return <NoneOfYours onAddSite={onAddSite} />
  return words === '' ? (
    <Notice icon={IconZoomQuestion} title="No Dive Sites Found">
      <p>There are no dive sites here yet.</p>
    </Notice>
  ) : (
    <Notice
      icon={IconZoomQuestion}
      title="No Dive Sites Found"
      action={
        <>
          <Button variant="default" onClick={() => onAsk({ ...question, q: undefined })}>
            Clear search
          </Button>
          {onAskAssistant && (
            <Button variant="default" onClick={() => onAskAssistant(words)}>
              Ask instead
            </Button>
          )}
        </>
      }
    >
      <p>
        {whatMatches[question.filter_type ?? 'all']} ‘<bdi className={css.words}>{words}</bdi>’. Try a
        different spelling, or search for a town or country.
      </p>
    </Notice>
  )
}

const whatMatches = {
  all: 'No site or place matches',
  my_sites: 'None of your sites match',
  favorites: 'None of your favorites match',
} as const

const NothingLeft = ({ question, onAsk }: Pick<Nothing, 'question' | 'onAsk'>) => (
  <Notice
    icon={IconZoomQuestion}
    title="No Dive Sites Found"
    action={
      <Button variant="default" onClick={() => onAsk(withoutFacets(question))}>
        Clear filters
      </Button>
    }
  >
    <p>{whatFits[question.filter_type ?? 'all']} all of these filters.</p>
  </Notice>
)

const whatFits = {
  all: 'No dive sites match',
  my_sites: 'None of your sites match',
  favorites: 'None of your favorites match',
} as const

export const MoreFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={css.more} role="alert">
    <p>More dive sites couldn’t be loaded.</p>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
