import { oneOf, readSaid, textThat, words } from '#shared/lib/said.ts'
import type { GroupsSearch } from './list/groups-list.view.ts'

const isPosition = (said: string) => /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(said)

const listParts = {
  q: words(100),
  filter: oneOf('mine', 'popular'),
  country: textThat((text) => text !== ''),
  near: textThat(isPosition),
}
const groupParts = { tab: oneOf('events', 'members', 'logbook', 'sites') }

/** Which part of a group’s page is shown; its talk goes without saying. */
export type GroupSearch = { tab?: 'events' | 'members' | 'logbook' | 'sites' | undefined }

export const readGroupsSearch = (said: Record<string, unknown>): GroupsSearch => readSaid(listParts, said)

export const readGroupSearch = (said: Record<string, unknown>): GroupSearch => readSaid(groupParts, said)
