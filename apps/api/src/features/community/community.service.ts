import { Paging } from '@soundings/contract/common'
import type { CommunityStats } from '@soundings/contract/community'
import { MembersQuery } from '@soundings/contract/members'
import { type Forum, readerOf } from '#features/forum/index.ts'
import type { Members } from '#features/members/index.ts'
import type { Person } from '#shared/person.ts'

type Needs = { members: Members; forum: Pick<Forum, 'categories' | 'lists'> }

/** What lists ask for that say nothing. */
const [firstMembers, firstPage] = [MembersQuery.parse({}), Paging.parse({})]

/** The figures of the community, and the first page of each of its lists, as a reader may find them. */
export const communityService = ({ members, forum }: Needs) => {
  const stats = async (person: Person | null): Promise<CommunityStats> => {
    const [{ totalMembers, totalPhotos }, totalPosts] = await Promise.all([
      members.stats(person?.id),
      forum.categories.countPosts(),
    ])
    return { totalMembers, totalPosts, totalPhotos, totalEvents: 0 }
  }

  return {
    stats,

    all: async (person: Person | null) => {
      const [figures, categories, recent, list] = await Promise.all([
        stats(person),
        forum.categories.list(),
        forum.lists.recent(readerOf(person), firstPage),
        members.list(person?.id, firstMembers),
      ])
      return { stats: figures, categories, recentPosts: recent.items, events: [], members: list, groups: [] }
    },
  }
}
export type Community = ReturnType<typeof communityService>
