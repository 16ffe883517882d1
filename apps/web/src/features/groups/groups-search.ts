import { oneOf, readSaid, textThat, words } from '#shared/lib/said.ts'

/** As many letters as the server searches for. */
const searched = words(100)

const listParts = {
  // An address that says 2024 says a number.
  q: (said: unknown) => searched(typeof said === 'number' ? String(said) : said),
  filter: oneOf('mine', 'popular'),
  country: textThat((text) => text !== ''),
}
const groupParts = { tab: oneOf('events', 'members', 'logbook', 'sites') }

/** What the address of the list of groups says; `all` of them goes without saying. */
export type GroupsSearch = {
  q?: string | undefined
  filter?: 'mine' | 'popular' | undefined
  country?: string | undefined
}
/** Which part of a group’s page is shown; its talk goes without saying. */
export type GroupSearch = { tab?: 'events' | 'members' | 'logbook' | 'sites' | undefined }

export const readGroupsSearch = (said: Record<string, unknown>): GroupsSearch => readSaid(listParts, said)

export const readGroupSearch = (said: Record<string, unknown>): GroupSearch => readSaid(groupParts, said)
