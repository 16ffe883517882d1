import { useQuery } from '@tanstack/react-query'
import type { DeskList } from '#shared/review/desk-list.ts'
import { DeskHead } from './DeskHead.tsx'
import { pendingCountsQuery } from './moderation.queries.ts'
import type { DeskType } from './moderation.view.ts'
import { PendingSkeletons } from './PendingSkeletons.tsx'

type Props = {
  list: DeskList
  lists: readonly DeskList[]
  onType: (type: DeskType) => void
}

/** A list in the place of what waits, under the head of the desk. */
export const OtherList = ({ list: { name, List }, lists, onType }: Props) => {
  const { data } = useQuery(pendingCountsQuery())
  return (
    <List
      head={(line) => (
        <DeskHead type={name} lists={lists} counts={data?.counts} onType={onType}>
          {line}
        </DeskHead>
      )}
      waiting={<PendingSkeletons />}
    />
  )
}
