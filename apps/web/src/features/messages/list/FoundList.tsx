import type { FoundMessage } from '@soundings/contract/messages'
import { Link } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { agoText } from '#shared/lib/ago.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { LongListRow, useLongList } from '#shared/ui/LongList.tsx'
import long from '#shared/ui/long-list.module.css'
import { foundQuery } from '../messages.queries.ts'
import { nameOf, snippetOf } from '../messages.view.ts'
import { NothingFound, RowSkeletons } from './ListNotices.tsx'
import css from './rows.module.css'

const minute = 60_000

type Props = { q: string; meId: string; onClear: () => void }

/** The messages that a search found, the latest first; each opens its conversation where it was written. */
export const FoundList = ({ q, meId, onClear }: Props) => {
  const found = usePages(foundQuery(q))
  const isLate = useLate(found.isLoading)
  const { items, error } = found
  if (!items && error)
    return <FailureNotice title="Your messages couldn’t be searched" error={error} onRetry={found.retry} />
  if (!items) return isLate && <RowSkeletons of="messages" />
  if (items.length === 0) return <NothingFound onClear={onClear} />
  return (
    <Rows
      q={q}
      meId={meId}
      items={items}
      hasMore={found.hasMore}
      onNearEnd={found.readOn}
      end={found.hasMoreFailed && <ListEnd of="messages" {...found} />}
    />
  )
}

type Rows = Pick<Props, 'q' | 'meId'> & {
  items: readonly FoundMessage[]
  hasMore: boolean
  onNearEnd: () => void
  end: React.ReactNode
}

const Rows = ({ q, meId, items, hasMore, onNearEnd, end }: Rows) => {
  const now = useNow(minute)
  const { scroller, rows } = useLongList({
    count: items.length,
    keyOf: (at) => items[at]?.id ?? at,
    tabStop: 0,
    onNearEnd,
  })
  return (
    <div ref={scroller} className={long.scroller}>
      <ul className={long.list} aria-label="Messages found" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const message = items[row.index]
          return (
            message && (
              // How many there are in all, nobody counts.
              <LongListRow key={row.key} rows={rows} row={row} total={hasMore ? -1 : items.length}>
                <FoundRow q={q} meId={meId} message={message} now={now} />
              </LongListRow>
            )
          )
        })}
      </ul>
      {end}
    </div>
  )
}

const FoundRow = ({
  q,
  meId,
  message,
  now,
}: Pick<Rows, 'q' | 'meId'> & { message: FoundMessage; now: number }) => {
  const { conversationId, seq, senderId, with: person, createdAt } = message
  return (
    <div className={css.row}>
      <Link
        className={css.open}
        to="/messages/$conversationId"
        params={{ conversationId }}
        search={{ q, at: seq }}
        state={{ isOverList: true }}
        activeProps={{}}
      >
        <PersonPicture avatar={person?.avatar ?? null} size={44} />
        <span className={css.words}>
          <span className={css.top}>
            <bdi className={css.name}>{nameOf(person)}</bdi>
            <time className={css.when} dateTime={createdAt}>
              {agoText(Date.parse(createdAt), now)}
            </time>
          </span>
          <span className={css.snippet} dir="auto">
            {senderId === meId && 'You: '}
            {snippetOf(message.message, q)}
          </span>
        </span>
      </Link>
    </div>
  )
}
