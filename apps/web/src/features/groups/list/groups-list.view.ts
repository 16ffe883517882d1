import { countries } from '@soundings/contract/countries'
import type { GroupLine } from '@soundings/contract/groups'
import type { GroupFilter } from '@soundings/contract/groups-fields'

/** What the address of the list of groups says; `all` of them goes without saying. */
export type GroupsSearch = {
  q?: string | undefined
  filter?: 'mine' | 'popular' | undefined
  country?: string | undefined
  /** Latitude and longitude. */
  near?: string | undefined
}

/** The three filters, in the words of the specification. */
export const filterOptions = [
  { value: 'all', text: 'All Groups' },
  { value: 'mine', text: 'My Groups' },
  { value: 'popular', text: 'Popular' },
] as const satisfies readonly { value: GroupFilter; text: string }[]

/** What can be asked: a country that does not exist counts as not said, and a visitor has no groups. */
export const questionOf = ({ country, near, ...rest }: GroupsSearch): GroupsSearch => ({
  ...rest,
  // Only among all of them it is asked what is near.
  near: rest.filter === undefined ? near : undefined,
  country: countries.find((one) => one === country),
})

/** Whether words, a country or what is near were asked for. */
export const isNarrowed = ({ q, country, near }: GroupsSearch): boolean =>
  q !== undefined || country !== undefined || near !== undefined

/** The list without anything asked of it. */
export const everything: GroupsSearch = {
  q: undefined,
  filter: undefined,
  country: undefined,
  near: undefined,
}

/** A list cut into lines of so many cards, with where in the list each begins. */
export const linesOf = (
  groups: readonly GroupLine[],
  columns: number,
): { at: number; groups: GroupLine[] }[] =>
  Array.from({ length: Math.ceil(groups.length / columns) }, (_, line) => ({
    at: line * columns,
    groups: groups.slice(line * columns, (line + 1) * columns),
  }))
