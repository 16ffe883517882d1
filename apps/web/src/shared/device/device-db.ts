import { type IDBPDatabase, openDB } from 'idb'
import type { Device } from './device-schema.ts'
import { moveFormerReports } from './former-reports.ts'

/** It bears the name of what it kept first: another name would be another database, and not be moved in one step. */
const name = 'soundings-reports'

let opening: Promise<IDBPDatabase<Device>> | null = null

/** Opens what this device keeps. A browser may refuse (private windows, no room): then it throws. */
export const openDevice = (): Promise<IDBPDatabase<Device>> => {
  opening ??= openDB<Device>(name, 2, {
    upgrade: async (db, before, _now, work) => {
      db.createObjectStore('entries', { keyPath: 'key' })
      db.createObjectStore('draftFiles', { keyPath: 'name' })
      if (before === 1) await moveFormerReports(work)
    },
    // Another tab with a newer app, or the person, wants it away: the next call opens it anew.
    blocking: (_from, _to, event) => {
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
      opening = null
    },
    terminated: () => {
      opening = null
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}
