import type { ConversationBox } from '@soundings/contract/messages-fields'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import { conversationsQuery, unreadQuery } from '../messages.queries.ts'
import { boxAbout, boxInAddress, boxOptions, requestsText } from '../messages.view.ts'
import type { MessagesSearch } from '../messages-search.ts'
import { messagesShortcuts } from '../messages-shortcuts.ts'
import { PrivateNote } from '../page/PrivateNote.tsx'
import { ConversationList } from './ConversationList.tsx'
import { FoundList } from './FoundList.tsx'
import { EmptyBox, RowSkeletons } from './ListNotices.tsx'
import css from './ListPane.module.css'

type Props = {
  meId: string
  search: MessagesSearch
  onSearch: (part: Partial<MessagesSearch>) => void
  currentId: string | undefined
  /** Whether a phone shows a conversation over it. */
  isHidden: boolean
  /** A conversation went from the list. */
  onGone: (conversationId: string) => void
}

/** One’s conversations, box by box, and the search in them. */
export const ListPane = ({ meId, search, onSearch, currentId, isHidden, onGone }: Props) => {
  const { q } = search
  const box: ConversationBox = search.box ?? 'inbox'
  const pane = useRef<HTMLElement>(null)
  return (
    <section ref={pane} className={css.pane} aria-label="Conversations" inert={isHidden} tabIndex={-1}>
      <header className={css.head}>
        <h1 tabIndex={-1}>Messages</h1>
        <SearchBox
          label="Search your messages"
          shortcut={messagesShortcuts.searchMessages}
          words={q ?? ''}
          onSearch={(words) => onSearch({ q: words || undefined, at: undefined })}
        />
        {q === undefined && (
          <Choice
            label="Which conversations"
            options={boxOptions}
            value={box}
            onChoose={(chosen) => onSearch({ box: boxInAddress(chosen) })}
          />
        )}
      </header>
      {q === undefined ? (
        <Box
          key={box}
          box={box}
          meId={meId}
          currentId={currentId}
          onGone={(id) => {
            onGone(id)
            // Focus was on what has gone with it.
            pane.current?.focus({ preventScroll: true })
          }}
        />
      ) : (
        <FoundList key={q} q={q} meId={meId} onClear={() => onSearch({ q: undefined, at: undefined })} />
      )}
      <PrivateNote />
    </section>
  )
}

type BoxProps = Pick<Props, 'meId' | 'currentId' | 'onGone'> & { box: ConversationBox }

const Box = ({ box, meId, currentId, onGone }: BoxProps) => {
  const list = usePages(conversationsQuery(box))
  const isLate = useLate(list.isLoading)
  const { items, total, error, answeredAt } = list

  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="Your conversations couldn’t be loaded" error={error} onRetry={list.retry} />
      )
    if (!items) return isLate && <RowSkeletons of="conversations" />
    if (items.length === 0) return <EmptyBox box={box} />
    return (
      <ConversationList
        box={box}
        meId={meId}
        items={items}
        total={total}
        readAt={answeredAt}
        currentId={currentId}
        onGone={onGone}
        onNearEnd={list.readOn}
        end={list.hasMoreFailed && <ListEnd of="conversations" {...list} />}
      />
    )
  }

  return (
    <>
      {box === 'inbox' && <RequestsLine />}
      {boxAbout[box] && <p className={css.about}>{boxAbout[box]}</p>}
      <p className={css.saved} role="status">
        {list.isAnswered && <SavedAgo at={answeredAt} />}
      </p>
      {body()}
    </>
  )
}

/** The quiet way to what strangers wrote; nothing where nothing waits. */
const RequestsLine = () => {
  const { data } = useQuery(unreadQuery())
  if (!data?.requests) return null
  return (
    <Link
      className={css.requests}
      to="/messages"
      search={{ box: 'requests' }}
      activeProps={{}}
      aria-current={false}
    >
      {requestsText(data.requests)}
    </Link>
  )
}
