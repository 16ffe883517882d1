import { VisuallyHidden } from '@mantine/core'
import type { Conversation } from '@soundings/contract/messages'
import type { SeenWhen } from '@soundings/contract/presence'
import { IconBellOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { PresenceDot } from '#shared/people/PresenceDot.tsx'
import { CountBadge } from '#shared/ui/CountBadge.tsx'
import { boxInAddress, lineOf, mostUnread, nameOf } from '../messages.view.ts'
import css from './rows.module.css'

type Props = {
  conversation: Conversation
  meId: string
  when: SeenWhen | undefined
  isCurrent: boolean
  hasDraft: boolean
  now: number
  onFocus: (conversationId: string) => void
  /** What can be done with it, beside opening it. */
  children: ReactNode
}

/** One conversation: with whom, what was said last, and what is unread. */
export const ConversationRow = (props: Props) => {
  const { conversation, meId, when, isCurrent, hasDraft, now, onFocus, children } = props
  const { id, with: person, unread, isMuted, last, lastAt } = conversation
  return (
    <div className={css.row} data-current={isCurrent}>
      <Link
        className={css.open}
        to="/messages/$conversationId"
        params={{ conversationId: id }}
        search={{ box: boxInAddress(conversation.box) }}
        state={{ isOverList: true }}
        aria-current={isCurrent ? 'page' : undefined}
        activeProps={{}}
        onFocus={() => onFocus(id)}
        data-unread={unread > 0 || undefined}
      >
        <span className={css.picture}>
          <PersonPicture avatar={person?.avatar ?? null} size={44} />
          <span className={css.presence}>
            <PresenceDot when={when} isSmall />
          </span>
        </span>
        <span className={css.words}>
          <span className={css.top}>
            <bdi className={css.name}>{nameOf(person)}</bdi>
            {person?.name && <bdi className={css.handle}>@{person.handle}</bdi>}
            {isMuted && (
              <>
                <IconBellOff size={14} stroke={1.9} className={css.muted} aria-hidden="true" />
                <VisuallyHidden>Muted</VisuallyHidden>
              </>
            )}
            <time className={css.when} dateTime={lastAt}>
              {agoText(Date.parse(last?.createdAt ?? lastAt), now)}
            </time>
          </span>
          <span className={css.bottom}>
            {hasDraft && <span className={css.draft}>Draft</span>}
            <span className={css.line} dir="auto" data-deleted={last?.isDeleted || undefined}>
              {lineOf(conversation, meId, window.location.origin)}
            </span>
            <CountBadge count={unread} most={mostUnread} of="unread" />
          </span>
        </span>
      </Link>
      {children}
    </div>
  )
}
