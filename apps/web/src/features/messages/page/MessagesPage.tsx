import { conversationPath } from '@soundings/contract/messages-pages'
import { IconMessages } from '@tabler/icons-react'
import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { ListPane } from '../list/ListPane.tsx'
import type { MessagesSearch } from '../messages-search.ts'
import css from './page.module.css'
import { Stage } from './Stage.tsx'

/** One’s conversations, and the one that the address names: side by side, on a phone one at a time. */
export const MessagesPage = () => {
  useLogInFirst('Log in to read and write messages.')
  return <MembersOnly what="read and write messages">{(id) => <Messages key={id} meId={id} />}</MembersOnly>
}

const Messages = ({ meId }: { meId: string }) => {
  const { conversationId, username } = useParams({ strict: false })
  const search = useSearch({ from: '/talks' })
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOverList = useLocation({ select: ({ state }) => state.isOverList === true })
  const isMobile = useIsMobile()
  const isOpen = conversationId !== undefined || username !== undefined
  const isOver = isMobile && isOpen
  useTitle(isOpen ? null : 'Messages')

  const go = (id: string | undefined, said: MessagesSearch) =>
    void (id === undefined
      ? navigate({ to: '/messages', search: said, replace: true })
      : navigate({
          to: '/messages/$conversationId',
          params: { conversationId: id },
          search: said,
          replace: true,
        }))
  const toList = () => go(undefined, { ...search, at: undefined })

  // On a phone what was pressed goes out of sight: focus goes along, and back to the list.
  const stage = useRef<HTMLElement>(null)
  const left = useRef(isOver ? conversationId : undefined)
  useEffect(() => {
    const before = left.current
    left.current = isOver ? conversationId : undefined
    if (isOver && before === undefined) stage.current?.focus({ preventScroll: true })
    if (isOver || before === undefined) return
    const line = document.querySelector<HTMLElement>(`a[href^="${conversationPath(before)}"]`)
    const heading = document.querySelector<HTMLElement>('h1[tabindex]')
    ;(line ?? heading)?.focus({ preventScroll: true })
  }, [isOver, conversationId])

  return (
    <div className={css.messages}>
      <ListPane
        meId={meId}
        search={search}
        onSearch={(part) => go(conversationId, { ...search, ...part })}
        currentId={conversationId}
        isHidden={isOver}
        onGone={(id) => id === conversationId && toList()}
      />
      {(!isMobile || isOver) && (
        <section ref={stage} className={css.stage} aria-label="Conversation" tabIndex={-1}>
          {isOpen ? (
            <Stage
              meId={meId}
              conversationId={conversationId}
              username={username}
              at={search.at}
              // From the list or from a profile. On a phone a keyboard would come up over what is to be read.
              takesFocus={!isMobile && (isOverList || username !== undefined)}
              onBack={isMobile ? () => (isOverList ? history.back() : toList()) : undefined}
              onClose={toList}
              onBegun={(id) => go(id, {})}
            />
          ) : (
            <div className={css.content}>
              <Notice icon={IconMessages} title="Your messages">
                <p>Choose a conversation, or press Message on a member’s profile to begin one.</p>
              </Notice>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
