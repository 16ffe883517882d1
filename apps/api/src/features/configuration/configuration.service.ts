import type { BroadcastMessage } from '@soundings/contract/configuration'
import { v7 as newId } from 'uuid'
import { changeTopic } from '#db/changes.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { deleteMessage, deleteMessages, insertMessage, listMessages } from './configuration.repo.ts'

/** What this server tells everybody. */
export const bannersChanged = changeTopic('messages')

/** What this server tells everybody: read on every page, written from the command line. */
export const broadcastService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  list: (): Promise<BroadcastMessage[]> => listMessages(db),

  add: async (message: Omit<BroadcastMessage, '_id'>): Promise<BroadcastMessage> => {
    const added = { _id: newId(), ...message }
    await insertMessage(db, added, clock())
    return added
  },

  /** Takes one message down; answers whether it was there. */
  remove: (id: string): Promise<boolean> => deleteMessage(db, id),

  /** Takes all of them down; answers how many there were. */
  clear: (): Promise<number> => deleteMessages(db),
})
