import { members } from '@soundings/contract/members'
import { read } from '#shared/api/query.ts'

/** Members whose username or name begins so, as far as the reader may see it. */
export const foundMembersQuery = (q: string) => ({
  ...read(members.list, { query: { q, limit: 8 } }),
  staleTime: 30_000,
})
