import { Button } from '@mantine/core'
import type { Chip, SearchUnderstood } from '@soundings/contract/search'
import { withoutChip } from '@soundings/language/understanding/chips'
import { IconAlertTriangle, IconCopy, IconMap2, IconRefresh } from '@tabler/icons-react'
import { Suspense } from 'react'
import { TripOffer } from '#features/trips/index.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { AnswerPhotos } from './AnswerPhotos.tsx'
import { AnswerText } from './AnswerText.tsx'
import { Chips } from './Chips.tsx'
import { CitedThreads } from './CitedThreads.tsx'
import css from './TurnView.module.css'
import { type Answer, heldChips, type Turn } from './turn.ts'
import { sitesText, unansweredText, whyText } from './turn-messages.ts'

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Answer copied')
  } catch {
    toast.error('Couldn’t copy. Select the text instead.')
  }
}

type Props = {
  turn: Turn
  /** Asks by what was understood, changed. */
  onAskBy: (text: string, query: NonNullable<Turn['query']>) => void
  onAgain: () => void
  onOpenSite: (siteId: string) => void
  /** Shows the sites that it found; left out where they are shown already. */
  onShowSites: (() => void) | null
}

/** A question and its answer, or what became of it. */
export const TurnView = ({ turn, onAskBy, onAgain, onOpenSite, onShowSites }: Props) => {
  const { state, pieces, answer } = turn
  const understood = answer ? isSet(turn) && answer : turn.understood
  return (
    <li className={css.turn}>
      <p className={css.question}>{turn.question}</p>
      {understood && <Understood {...understood} onAskBy={onAskBy} />}
      {/* The same from the first word to the last, or what is read aloud would begin anew with the whole. */}
      {pieces.length > 0 && <AnswerText pieces={pieces} onOpenSite={onOpenSite} />}
      {state === 'asking' && pieces.length === 0 && <Waiting />}
      {(state === 'failed' || state === 'stopped') && <Unanswered turn={turn} onAgain={onAgain} />}
      {answer && <Further turn={turn} answer={answer} onShowSites={onShowSites} />}
    </li>
  )
}

const Waiting = () =>
  useLate(true) && (
    <p className={css.waiting}>
      <span className={css.dots} aria-hidden="true" />
      Searching dive sites…
    </p>
  )

const Unanswered = ({ turn, onAgain }: Pick<Props, 'turn' | 'onAgain'>) => {
  const hasFailed = turn.state === 'failed'
  const why = whyText(turn)
  return (
    <div className={css.unanswered} data-failed={hasFailed}>
      <p>
        {hasFailed && <IconAlertTriangle {...icon} />}
        {unansweredText(turn)}
      </p>
      {why && <p className={css.why}>{why}</p>}
      <Button variant="default" leftSection={<IconRefresh {...icon} />} onClick={onAgain}>
        {hasFailed ? 'Try again' : 'Ask again'}
      </Button>
    </div>
  )
}

type Answered = { turn: Turn; answer: Answer }

/** What is told of one site, or of some that are shown already, is no set of its own. */
const isSet = ({ link }: Turn) => link !== null

const Understood = ({ query, chips: all, relaxed, onAskBy }: SearchUnderstood & Pick<Props, 'onAskBy'>) => {
  const chips = heldChips({ chips: all, relaxed })
  if (chips.length + relaxed.length === 0) return null
  const remove = ({ key, label }: Chip) => query && onAskBy(`Without ‘${label}’`, withoutChip(query, key))
  return <Chips chips={chips} relaxed={relaxed} onRemove={remove} />
}

const Further = ({ turn, answer, onShowSites }: Answered & Pick<Props, 'onShowSites'>) => (
  <>
    {answer.notice && <p className={css.notice}>{answer.notice}</p>}
    {turn.media && turn.media.length > 0 && <AnswerPhotos photos={turn.media} />}
    {answer.threads.length > 0 && <CitedThreads threads={answer.threads} />}
    {/* Not read aloud with the answer: it is there for whoever looks for it. */}
    <div className={css.tools} aria-live="off">
      {isSet(turn) && answer.totalSites > 0 && onShowSites && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconMap2 {...icon} />}
          onClick={onShowSites}
        >
          {sitesText(answer.totalSites)}
        </Button>
      )}
      {answer.trip && (
        <Suspense>
          <TripOffer idea={answer.trip} />
        </Suspense>
      )}
      <Button
        variant="quiet"
        className={css.copy}
        leftSection={<IconCopy {...icon} size={16} />}
        onClick={() => void copy(answer.response)}
      >
        Copy
      </Button>
    </div>
  </>
)
