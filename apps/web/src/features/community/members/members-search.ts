import { memberFilters, memberLimits } from '@soundings/contract/members-fields'
import type { MembersSearch } from './members.view.ts'

const isFilter = (said: unknown): said is MembersSearch['filter'] =>
  said !== 'all' && memberFilters.some((filter) => filter === said)

/** Reads the address; what makes no sense there counts as not said. It is part of the first scripts, so it is plain. */
export const readMembersSearch = ({ q, filter, country }: Record<string, unknown>): MembersSearch => ({
  q:
    typeof q === 'string' || typeof q === 'number'
      ? String(q).slice(0, memberLimits.search) || undefined
      : undefined,
  filter: isFilter(filter) ? filter : undefined,
  country: typeof country === 'string' ? country : undefined,
})
