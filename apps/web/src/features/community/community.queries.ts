import { community } from '@soundings/contract/community'
import { members } from '@soundings/contract/members'
import type { QueryClient } from '@tanstack/react-query'
import { area } from '#shared/api/area.ts'
import type { MembersSearch } from './members/members.view.ts'

const hub = area('/api/community')

/** So many members come at once. */
export const pageSize = 30

export const statsQuery = () => hub.read(community.stats, {})

/** The members that an address asks for, page by page. */
export const membersQuery = ({ q, filter, country }: MembersSearch) =>
  hub.readPages(members.list, {
    query: { limit: pageSize, ...(q && { q }), ...(filter && { filter }), ...(country && { country }) },
  })

/** Somebody changed where they are listed. */
export const followMembers = (queries: QueryClient): void => void hub.follow(queries)
