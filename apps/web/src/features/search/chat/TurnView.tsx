import { Button } from '@mantine/core'
import { type Chip, searchTexts } from '@soundings/contract/search'
import { withoutChip } from '@soundings/rules/understanding'
import { IconAlertTriangle, IconCopy, IconMap2, IconRefresh } from '@tabler/icons-react'
import { useLate } from '#shared/lib/use-late.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { AnswerPhotos } from './AnswerPhotos.tsx'
import { AnswerText } from './AnswerText.tsx'
import { Chips } from './Chips.tsx'
import { heldChips, type Turn } from './chat-store.ts'
import css from './TurnView.module.css'
import { sitesText, whyText } from './turn-words.ts'

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Answer copied')
  } catch {
    toast.error('Could not copy. Select the text instead.')
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
export const TurnView = ({ turn, onAskBy, onAgain, onOpenSite, onShowSites }: Props) => (
  <li className={css.turn}>
    <p className={css.question}>{turn.question}</p>
    {turn.state === 'asking' &&
      (turn.pieces.length > 0 ? <AnswerText pieces={turn.pieces} onOpenSite={onOpenSite} /> : <Waiting />)}
    {(turn.state === 'failed' || turn.state === 'stopped') && <Unanswered turn={turn} onAgain={onAgain} />}
    {turn.answer && <Answered turn={turn} answer={turn.answer} {...{ onAskBy, onOpenSite, onShowSites }} />}
  </li>
)

const Waiting = () =>
  useLate(true) && (
    <p className={css.waiting}>
      <span className={css.dots} aria-hidden="true" />
      Looking through the sites…
    </p>
  )

const Unanswered = ({ turn, onAgain }: Pick<Props, 'turn' | 'onAgain'>) => {
  const hasFailed = turn.state === 'failed'
  const why = whyText(turn)
  return (
    <div className={css.unanswered} data-failed={hasFailed}>
      <p>
        {hasFailed && <IconAlertTriangle {...icon} />}
        {hasFailed ? searchTexts.failed : 'You stopped this answer.'}
      </p>
      {why && <p className={css.why}>{why}</p>}
      <Button variant="default" leftSection={<IconRefresh {...icon} />} onClick={onAgain}>
        {hasFailed ? 'Try again' : 'Ask again'}
      </Button>
    </div>
  )
}

type Answer = NonNullable<Turn['answer']>

const Answered = ({
  turn,
  answer,
  onAskBy,
  onOpenSite,
  onShowSites,
}: Omit<Props, 'onAgain'> & { answer: Answer }) => {
  const { query, relaxed, totalSites } = answer
  // What is told of one site, or of some that are shown already, is no set of its own.
  const isSet = turn.link !== null
  const remove = ({ key, label }: Chip) => query && onAskBy(`Without ‘${label}’`, withoutChip(query, key))
  const chips = heldChips(answer)
  return (
    <div className={css.answer}>
      {isSet && chips.length + relaxed.length > 0 && (
        <Chips chips={chips} relaxed={relaxed} onRemove={remove} />
      )}
      <AnswerText pieces={turn.pieces} onOpenSite={onOpenSite} />
      {answer.notice && <p className={css.notice}>{answer.notice}</p>}
      {turn.media && turn.media.length > 0 && <AnswerPhotos photos={turn.media} />}
      <div className={css.tools}>
        {isSet && totalSites > 0 && onShowSites && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconMap2 {...icon} />}
            onClick={onShowSites}
          >
            {sitesText(totalSites)}
          </Button>
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
    </div>
  )
}
