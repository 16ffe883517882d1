import { ActionIcon, Button } from '@mantine/core'
import type { SearchQuery } from '@soundings/contract/search'
import { systemPages } from '@soundings/contract/system-pages'
import { monthQuestions } from '@soundings/language/composer/month-questions'
import { firstQuestions } from '@soundings/language/composer/suggestions'
import { IconSparkles, IconWifiOff, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { icon } from '#shared/ui/icons.ts'
import panel from '#shared/ui/side-panel.module.css'
import css from './AskPanel.module.css'
import { Composer } from './Composer.tsx'
import { ask, askAgain, clearChat, stopAsking } from './chat.ts'
import { useChat } from './chat-store.ts'
import { Suggestions } from './Suggestions.tsx'
import { TurnView } from './TurnView.tsx'
import type { Turn } from './turn.ts'
import { wasOffline } from './turn-messages.ts'
import { useLatestInSight } from './use-latest-in-sight.ts'

type Props = {
  /** The site that questions may be about without naming it. */
  site: { id: string; siteName: string } | null
  /** What stands above the conversation, e.g. that site. */
  about?: ReactNode
  /** The words of the answer whose sites are shown beside it. */
  shown: string | null
  /** Whether it is in sight. */
  isShown: boolean
  /** Whether keyboard and screen reader continue here once it opens. */
  takesFocus?: boolean
  /** The way back to where it was opened from; left out where it stands anyway. */
  onClose?: (() => void) | undefined
  onAnswered: (turn: Turn) => void
  onCleared: () => void
  onOpenSite: (siteId: string) => void
  onShowSites: (turn: Turn) => void
}

/** What is worth asking this month, and what is at any time. */
const openings = [...new Set([...monthQuestions(new Date().getUTCMonth() + 1), ...firstQuestions])]

/** The conversation with the assistant, from the first suggestion on. */
export const AskPanel = ({
  site,
  about,
  shown,
  isShown,
  takesFocus = false,
  onClose,
  onAnswered,
  onCleared,
  onOpenSite,
  onShowSites,
}: Props) => {
  const turns = useChat((chat) => chat.turns)
  const isOffline = useConnection((connection) => connection.isOffline)
  const title = useId()
  const last = turns.at(-1)
  const isAsking = last?.state === 'asking'
  const siteId = site?.id ?? null

  const tell = async (asked: Promise<Turn | null>) => {
    const turn = await asked
    if (turn) onAnswered(turn)
  }
  const put = (text: string, query?: SearchQuery) => tell(ask(text, { siteId, ...(query && { query }) }))

  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // What was pressed goes away. A keyboard on the screen would cover the answer.
  const goOn = () => (matchMedia('(pointer: coarse)').matches ? heading : field).current?.focus()
  const press = (question: string) => {
    goOn()
    void put(question)
  }

  const begin = useEffectEvent(() => {
    if (takesFocus) goOn()
  })
  useEffect(() => begin(), [])

  const scroller = useLatestInSight(last, isShown)

  return (
    <section className={panel.panel} aria-labelledby={title}>
      <header className={`${panel.head} ${css.head}`}>
        <IconSparkles {...icon} size={20} />
        <h2 ref={heading} id={title} className={`${panel.title} ${css.title}`} tabIndex={-1}>
          Ask
        </h2>
        {turns.length > 0 && (
          <Button
            variant="quiet"
            className={css.clear}
            onClick={() => {
              goOn()
              clearChat()
              onCleared()
            }}
          >
            Clear
          </Button>
        )}
        {onClose && (
          <ActionIcon variant="quiet" aria-label="Close the conversation" onClick={onClose}>
            <IconX {...icon} />
          </ActionIcon>
        )}
      </header>
      {about}
      <div ref={scroller} className={css.scroller}>
        {turns.length === 0 && (
          <div className={css.start}>
            <p className={css.lead}>
              Ask for dive sites in your own words: where, how deep, your level, what you’d like to see.
            </p>
            <Suggestions isTall label="Suggested questions" questions={openings} onAsk={press} />
          </div>
        )}
        <div role="log" aria-label="Conversation" aria-live="polite">
          <ol className={css.log}>
            {turns.map((turn) => (
              <TurnView
                key={turn.id}
                turn={turn}
                onAskBy={(text, query) => void put(text, query)}
                onAgain={() => {
                  goOn()
                  void tell(askAgain(turn.id, siteId))
                }}
                onOpenSite={onOpenSite}
                onShowSites={turn.link !== null && turn.link === shown ? null : () => onShowSites(turn)}
              />
            ))}
          </ol>
        </div>
      </div>
      <footer className={css.foot}>
        {last?.answer && last.answer.suggestions.length > 0 && (
          <Suggestions
            label="Suggested follow-up questions"
            questions={last.answer.suggestions}
            onAsk={press}
          />
        )}
        {isOffline && !(last && wasOffline(last)) && (
          <p className={css.offline} role="status">
            <IconWifiOff {...icon} size={16} />
            You’re offline. The assistant will be available when you’re back online.
          </p>
        )}
        {isOffline && (
          <p className={css.emergency}>
            <Link to={systemPages.emergency}>In an emergency: who to call and what to do</Link>
          </p>
        )}
        <Composer
          ref={field}
          placeholder={site ? `Ask about ${site.siteName}…` : 'Ask about depth, season, wildlife…'}
          isAsking={isAsking}
          onAsk={press}
          onStop={stopAsking}
        />
      </footer>
    </section>
  )
}
