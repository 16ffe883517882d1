import { z } from 'zod'
import { EventLine } from './events-shapes.ts'
import { ForumCategory, ThreadLine } from './forum-shapes.ts'
import { GroupLine } from './groups-shapes.ts'
import { MembersPage } from './members.ts'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

/** How many there are of each in the community, as far as the reader can find them. */
export const CommunityStats = z.object({
  totalMembers: wholeNumber(),
  totalPosts: wholeNumber(),
  totalPhotos: wholeNumber(),
  totalEvents: wholeNumber(),
})
export type CommunityStats = z.output<typeof CommunityStats>

export const community = feature('The community as a whole.', {
  stats: route('/api/community/stats', {
    method: 'GET',
    access: 'public',
    summary: 'Get how many members, posts, photos and events there are',
    reply: CommunityStats,
  }),
  all: route('/api/community/all', {
    method: 'GET',
    access: 'public',
    summary: 'Get the figures of the community and the first page of each of its lists',
    reply: z.object({
      stats: CommunityStats,
      categories: z.array(ForumCategory),
      recentPosts: z.array(ThreadLine),
      events: z.array(EventLine),
      members: MembersPage,
      groups: z.array(GroupLine),
    }),
  }),
})
