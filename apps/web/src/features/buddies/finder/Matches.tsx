import { Skeleton } from '@mantine/core'
import type { BuddyMatch } from '@soundings/contract/buddies'
import { useRef } from 'react'
import type { Pages } from '#shared/api/use-pages.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import css from '../Buddies.module.css'
import { FinderMap } from './FinderMap.tsx'
import type { FinderSearch } from './finder.view.ts'
import { MatchCard } from './MatchCard.tsx'
import { NoMatches } from './NoMatches.tsx'

type Props = {
  list: Pages<BuddyMatch>
  search: FinderSearch
  onChange: (change: FinderSearch) => void
}

/** The found divers, on the map and in a list, best matches first. */
export const Matches = ({ list, search, onChange }: Props) => {
  const { items, error, hasMore, isLoadingMore, loadMore, retry } = list
  const cards = useRef(new Map<string, HTMLElement>())
  if (!items && error)
    return <FailureNotice title="Couldn’t load the buddy finder" error={error} onRetry={retry} />
  if (!items) return <Skeleton height={180} radius={14} />
  if (items.length === 0) return <NoMatches search={search} onChange={onChange} />
  return (
    <>
      <FinderMap matches={items} onArea={([id = '']) => cards.current.get(id)?.focus()} />
      <ul className={css.cards}>
        {items.map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            ref={(card) => {
              if (card) cards.current.set(match.id, card)
              return () => void cards.current.delete(match.id)
            }}
          />
        ))}
      </ul>
      <ListEnd of="divers" {...{ error, hasMore, isLoadingMore, loadMore, retry }} />
    </>
  )
}
