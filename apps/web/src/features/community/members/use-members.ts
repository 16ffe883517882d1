import { memberLimits, membersTopic } from '@soundings/contract/members'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTopic } from '#features/live/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { followMembers, membersQuery, pageSize } from '../community.queries.ts'
import { type MembersSearch, questionOf } from './members.view.ts'

/** As many members as visitors can read of one list. */
const mostForVisitors = memberLimits.pagesForVisitors * pageSize

/** What the address asks of the list, and the way to ask otherwise. */
export const useMembersAddress = () => {
  const said = useSearch({ from: '/community/members' })
  const navigate = useNavigate({ from: '/community/members' })
  const change = useCallback(
    (part: MembersSearch) =>
      void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false }),
    [navigate],
  )
  const search = useMemo(() => questionOf(said), [said])
  return { search, change }
}

/** The members that are asked for; they change while somebody chooses to be listed otherwise. */
export const useMembers = (search: MembersSearch) => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const list = usePages({ ...membersQuery(search), placeholderData: (shown) => shown })
  const isAtEndForVisitors = !isMember && list.hasMore && (list.items?.length ?? 0) >= mostForVisitors
  useTopic(list.answeredAt === 0 ? undefined : membersTopic.of(), {
    readAt: () => list.answeredAt,
    onNews: () => followMembers(queries),
  })
  return { ...list, isAtEndForVisitors, readOn: isAtEndForVisitors ? () => undefined : list.readOn }
}
