import { countries } from '@soundings/contract/countries'
import type { Member } from '@soundings/contract/members'
import type { MemberFilter } from '@soundings/contract/members-fields'

/** What the address of the members’ list says; `all` of them goes without saying. */
export type MembersSearch = {
  q?: string | undefined
  filter?: Exclude<MemberFilter, 'all'> | undefined
  country?: string | undefined
}

/** The four filters, in the words of the specification. */
export const filterOptions = [
  { value: 'all', text: 'All Members' },
  { value: 'online', text: 'Online Now' },
  { value: 'certified', text: 'Certified Divers' },
  { value: 'instructors', text: 'Instructors' },
] as const

/** What can be asked: a country that does not exist counts as not said. */
export const questionOf = ({ country, ...rest }: MembersSearch): MembersSearch => ({
  ...rest,
  country: countries.find((one) => one === country),
})

export const isNarrowed = ({ q, filter, country }: MembersSearch): boolean =>
  q !== undefined || filter !== undefined || country !== undefined

/** The list without anything asked of it. */
export const everybody: MembersSearch = { q: undefined, filter: undefined, country: undefined }

/** A list cut into lines of so many cards, with where in the list each begins. */
export const linesOf = (members: readonly Member[], columns: number): { at: number; members: Member[] }[] =>
  Array.from({ length: Math.ceil(members.length / columns) }, (_, line) => ({
    at: line * columns,
    members: members.slice(line * columns, (line + 1) * columns),
  }))

/** So many certifications stand on a card. */
const mostBadges = 3

/** The certifications of a card, and how many more there are. */
export const badgesOf = ({ certifications = [] }: Pick<Member, 'certifications'>) => ({
  shown: certifications.slice(0, mostBadges),
  more: Math.max(0, certifications.length - mostBadges),
})
