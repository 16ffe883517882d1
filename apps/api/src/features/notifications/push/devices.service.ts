import {
  type PushDevice,
  type PushSubscription,
  pushLimits,
} from '@soundings/contract/notification-preferences'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { PersonalData } from '#extension-points/personal-data.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import {
  type Device,
  deleteDevice,
  deleteDevicesOf,
  keepNewest,
  listDevices,
  saveDevice,
} from './devices.repo.ts'
import { isPoint } from './seal.ts'
import { readVapid } from './vapid.ts'

const shown = ({ id, device, createdAt, lastOkAt }: Device): PushDevice => ({
  id,
  name: device,
  createdAt: createdAt.toISOString(),
  lastOkAt: lastOkAt?.toISOString() ?? null,
})

/** The browsers that get a person's push messages. */
export const pushDevices = ({ db, clock, push }: Pick<Dependencies, 'db' | 'clock' | 'push'>) => {
  const list = async (userId: string): Promise<PushDevice[]> => (await listDevices(db, userId)).map(shown)
  return {
    list: async (userId: string): Promise<{ key: string; items: PushDevice[] }> => ({
      key: (await readVapid(db)).publicKey,
      items: await list(userId),
    }),

    add: (
      { id: userId, sessionId }: Pick<Person, 'id' | 'sessionId'>,
      device: string,
      subscription: PushSubscription,
    ): Promise<PushDevice> =>
      inTransaction(db, async (tx) => {
        if (!push.isKnown(subscription.endpoint))
          throw new HttpError(400, 'This server doesn’t send push messages to your browser’s push service', {
            code: 'unknown-push-service',
          })
        if (!isPoint(subscription.keys.p256dh)) throw new HttpError(400, 'This isn’t a valid key')
        const saved = await saveDevice(tx, {
          ...subscription,
          id: newId(),
          userId,
          sessionId,
          device,
          createdAt: clock(),
        })
        await keepNewest(tx, userId, pushLimits.perPerson)
        if (!saved) throw new Error('The browser was not saved')
        return shown(saved)
      }),

    remove: async (
      userId: string,
      which: { id?: string | undefined; endpoint?: string | undefined },
    ): Promise<{ items: PushDevice[] }> => {
      await deleteDevice(db, userId, which)
      return { items: await list(userId) }
    },
  }
}
export type PushDevices = ReturnType<typeof pushDevices>

/** Browsers go with the account; their keys are no part of an export, as who has them could send messages. */
export const personalPushDevices: PersonalData = {
  name: 'push-devices',
  read: async (db, userId) => (await listDevices(db, userId)).map(shown),
  leave: deleteDevicesOf,
}
