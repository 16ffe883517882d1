import { Button } from '@mantine/core'
import { IconCloudOff, IconZoomQuestion } from '@tabler/icons-react'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { narrowness, type Question, withoutFacets } from '../question.view.ts'
import css from './ListNotices.module.css'

type Failed = { error: unknown; onRetry: () => void }

export const ListFailed = ({ error, onRetry }: Failed) => (
  <Notice
    icon={IconCloudOff}
    title="Failed to load dive sites"
    role="alert"
    action={
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    <FailureText error={error} />
  </Notice>
)

type Nothing = { question: Question; onAsk: (question: Question) => void }

/** What found nothing decides the way on: filters go first, then the words. */
export const NothingFound = ({ question, onAsk }: Nothing) => {
  const words = question.q ?? ''
  if (narrowness(question) > 0) return <NothingLeft question={question} onAsk={onAsk} />
  return words === '' ? (
    <Notice icon={IconZoomQuestion} title="No Dive Sites Found">
      <p>Nobody has added a dive site here yet.</p>
    </Notice>
  ) : (
    <Notice
      icon={IconZoomQuestion}
      title="No Dive Sites Found"
      action={
        <Button variant="default" onClick={() => onAsk({ ...question, q: undefined })}>
          Clear search
        </Button>
      }
    >
      <p>
        No site or place matches ‘<bdi className={css.words}>{words}</bdi>’. Try another spelling, or search
        for a town or a country.
      </p>
    </Notice>
  )
}

const NothingLeft = ({ question, onAsk }: Nothing) => (
  <Notice
    icon={IconZoomQuestion}
    title="No Dive Sites Found"
    action={
      <Button variant="default" onClick={() => onAsk(withoutFacets(question))}>
        Clear filters
      </Button>
    }
  >
    <p>No dive site fits all of these filters.</p>
  </Notice>
)

export const MoreFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={css.more} role="alert">
    <p>Could not load more dive sites.</p>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </div>
)
