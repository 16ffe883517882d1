import type { DeskList } from '#shared/review/desk-list.ts'
import { RemovedSites } from './RemovedSites.tsx'

/** Removed sites, as a list at the desk. */
export const removedList: DeskList = { name: 'removed', label: 'Removed', List: RemovedSites }
