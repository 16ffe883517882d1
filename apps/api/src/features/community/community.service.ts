import { Paging } from '@soundings/contract/common'
import type { CommunityStats } from '@soundings/contract/community'
import { EventList } from '@soundings/contract/events'
import { GroupsQuery } from '@soundings/contract/groups'
import { MembersQuery } from '@soundings/contract/members'
import type { Events } from '#features/events/index.ts'
import { type Forum, readerOf } from '#features/forum/index.ts'
import type { Groups } from '#features/groups/index.ts'
import type { Members } from '#features/members/index.ts'
import type { Person } from '#shared/person.ts'

type Needs = {
  members: Members
  events: Pick<Events['lists'], 'list' | 'countUpcoming'>
  forum: Pick<Forum, 'categories' | 'lists'>
  groups: Pick<Groups, 'list'>
}

/** What lists ask for that say nothing. */
const [firstMembers, firstPage] = [MembersQuery.parse({}), Paging.parse({})]
const firstEvents = EventList.parse({})
const firstGroups = GroupsQuery.parse({})

/** The figures of the community, and the first page of each of its lists, as a reader may find them. */
export const communityService = ({ members, events, forum, groups }: Needs) => {
  const stats = async (person: Person | null): Promise<CommunityStats> => {
    const [{ totalMembers, totalPhotos }, totalPosts, totalEvents] = await Promise.all([
      members.stats(person?.id),
      forum.categories.countPosts(),
      events.countUpcoming(),
    ])
    return { totalMembers, totalPosts, totalPhotos, totalEvents }
  }

  return {
    stats,

    all: async (person: Person | null) => {
      const [figures, categories, recent, list, clubs, planned] = await Promise.all([
        stats(person),
        forum.categories.list(),
        forum.lists.recent(readerOf(person), firstPage),
        members.list(person?.id, firstMembers),
        groups.list(person, firstGroups),
        events.list(readerOf(person), firstEvents),
      ])
      return {
        stats: figures,
        categories,
        recentPosts: recent.items,
        events: planned.items,
        members: list,
        groups: clubs.items,
      }
    },
  }
}
export type Community = ReturnType<typeof communityService>
