import { groupTopic } from '@soundings/contract/groups'
import type { GroupTab } from '@soundings/contract/groups-pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTopic } from '#features/live/index.ts'
import { failureOf } from '#shared/api/failure.ts'
import { useBackOnline } from '#shared/lib/use-back-online.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { followGroup, groupQuery } from '../groups.queries.ts'
import type { GroupSearch } from '../groups-search.ts'
import { GroupHead } from './GroupHead.tsx'
import css from './GroupPage.module.css'
import { GroupParts } from './GroupParts.tsx'
import { NoGroup, Waiting } from './GroupStates.tsx'

type Props = { groupId: string; tab: GroupTab; onTab: (tab: GroupTab) => void }

/** A group by its id: what it says of itself, the way in, and what its members do together. */
export const GroupScreen = ({ groupId, tab, onTab }: Props) => {
  const queries = useQueryClient()
  const { data: group, error, isFetching, refetch, dataUpdatedAt } = useQuery(groupQuery(groupId))
  const isMissing = error !== null && failureOf(error).kind === 'missing'
  useTitle(isMissing ? 'Group not found' : (group?.name ?? 'Groups'))
  const follow = () => followGroup(queries, groupId)
  // Whoever asked to be let in hears of it here, and the page becomes the group’s.
  useTopic(group ? groupTopic.of(groupId) : undefined, { readAt: () => dataUpdatedAt, onNews: follow })
  useBackOnline(follow)

  // What was taken down, or closed to the reader since it was last asked for, is not shown from memory.
  if (isMissing) return <NoGroup />
  if (!group)
    return error && !isFetching ? (
      <div className={css.page}>
        <FailureNotice
          title="The group couldn’t be loaded"
          level={1}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <Waiting />
    )
  return (
    <article className={css.page}>
      <GroupHead group={group} onTab={onTab} />
      <p className={css.saved} role="status">
        <SavedAgo at={dataUpdatedAt} />
      </p>
      <GroupParts group={group} tab={tab} onTab={onTab} />
    </article>
  )
}

/** The page of a group. */
export const GroupPage = () => {
  const { groupId = '' } = useParams({ strict: false })
  const { tab = 'talk' } = useSearch({ strict: false }) as GroupSearch
  const navigate = useNavigate()
  return (
    <GroupScreen
      key={groupId}
      groupId={groupId}
      tab={tab}
      onTab={(next) =>
        void navigate({
          to: '.',
          search: { tab: next === 'talk' ? undefined : next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
