import { changeTopic, notifyChanges } from '#db/changes.ts'
import type { Db } from '#db/client.ts'

/** Who came online or left: several ids in one detail, so that one message tells of many. */
export const presenceChanged = changeTopic('presence')

/** So many ids fit into what PostgreSQL lets one message hold, 8,000 bytes. */
export const idsPerMessage = 200

export const idsIn = (detail: string): string[] => detail.split(',')

/** Tells every instance of many people at once. It is no part of any transaction: none waits for it. */
export const tellPresence = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const messages = Array.from({ length: Math.ceil(ids.length / idsPerMessage) }, (_, at) =>
    ids.slice(at * idsPerMessage, (at + 1) * idsPerMessage).join(),
  )
  await notifyChanges(db, presenceChanged, messages)
}
