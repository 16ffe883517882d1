import { Button } from '@mantine/core'
import type { Board, BoardPeriod } from '@soundings/contract/leaderboard'
import { boardHeadings } from '@soundings/rules/leaderboard'
import { plural } from '@soundings/rules/phrases'
import { IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Pages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { emptyTexts } from './board-words.ts'
import css from './LeaderboardPage.module.css'
import { RowSkeletons } from './RowSkeletons.tsx'
import { useBoardNews } from './use-board-news.ts'

type Props<Item> = {
  board: Board
  period: BoardPeriod
  list: Pages<Item>
  /** Shows all of them again, where only some are asked for. */
  onClear: (() => void) | undefined
  row: (item: Item) => ReactNode
}

/** A board: its heading, how many are on it, and who, page by page. */
export const BoardList = <Item,>({ board, period, list, onClear, row }: Props<Item>) => {
  const { items, total, error, isLoading, isOutdated, answeredAt, isAnswered } = list
  const isLate = useLate(isLoading || isOutdated)
  useBoardNews(answeredAt)
  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="The board couldn’t be loaded" error={error} onRetry={list.retry} level={3} />
      )
    if (!items) return isLate && <RowSkeletons />
    if (items.length === 0)
      return (
        <Notice
          icon={IconTrophy}
          level={3}
          role="status"
          title={onClear ? 'Nobody matches' : emptyTexts[board].title}
          action={
            onClear && (
              <Button variant="default" onClick={onClear}>
                Show everyone
              </Button>
            )
          }
        >
          <p>{onClear ? 'Nobody in this selection is on the board yet.' : emptyTexts[board].text}</p>
        </Notice>
      )
    return (
      <>
        <ol className={css.rows}>{items.map(row)}</ol>
        <ListEnd of="divers" {...list} />
      </>
    )
  }
  return (
    <section className={css.board} aria-labelledby="board-heading" aria-busy={isLoading || isOutdated}>
      <div className={css.boardHead}>
        <h2 id="board-heading">{boardHeadings[board][period]}</h2>
        <p className={css.quiet} role="status">
          {isAnswered && total > 0 && plural(total, { one: '# diver', other: '# divers' })}
          {isAnswered && <SavedAgo at={answeredAt} mark=" · " />}
        </p>
      </div>
      {body()}
    </section>
  )
}
