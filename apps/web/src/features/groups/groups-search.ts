import { type GroupFilter, groupFilters } from '@soundings/contract/groups-fields'
import { type GroupTab, groupTabs } from '@soundings/contract/groups-pages'

/** What the address of the list of groups says; `all` of them goes without saying. */
export type GroupsSearch = {
  q?: string | undefined
  filter?: Exclude<GroupFilter, 'all'> | undefined
  country?: string | undefined
}

/** Which part of a group’s page is shown; its talk goes without saying. */
export type GroupSearch = { tab?: Exclude<GroupTab, 'talk'> | undefined }

/** As many letters as the server searches for. */
const longest = 100

const textOf = (said: unknown): string | undefined =>
  (typeof said === 'string' && said !== '') || typeof said === 'number' ? String(said) : undefined

/** Reads the address; what makes no sense there counts as not said. It is part of the first scripts, so it is plain. */
export const readGroupsSearch = ({ q, filter, country }: Record<string, unknown>): GroupsSearch => ({
  q: textOf(q)?.slice(0, longest),
  filter: groupFilters.find(
    (known): known is NonNullable<GroupsSearch['filter']> => known !== 'all' && known === filter,
  ),
  country: textOf(country),
})

export const readGroupSearch = ({ tab }: Record<string, unknown>): GroupSearch => ({
  tab: groupTabs.find((known): known is NonNullable<GroupSearch['tab']> => known !== 'talk' && known === tab),
})
