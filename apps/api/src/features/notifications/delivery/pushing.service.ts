import type { Dependencies } from '#ports/dependencies.ts'
import { channelsOf } from '../preferences.ts'
import { type Device, deleteDevice, listDevices, noteFailed, noteReached } from '../push/devices.repo.ts'
import { seal } from '../push/seal.ts'
import { readVapid, vapidHeader } from '../push/vapid.ts'
import { findUnreadById, type Unread } from './delivery.repo.ts'
import { quietUntil } from './local-time.ts'
import { byPerson, preferencesIn } from './mailing.service.ts'
import { type PushMessage, pushMessage, pushSummary } from './push-message.ts'

/** In seconds: a browser that is off for longer finds it on the page. */
const timeToLive = 24 * 3_600
/** So many messages in a row may fail before a browser is forgotten. */
const maxFailures = 5
/** So many people are told at once: push services may take their time. */
const sideBySide = 20
/** Statuses by which a push service says that a browser does not listen any more. */
const gone = [404, 410]

type Needs = Pick<Dependencies, 'db' | 'clock' | 'push' | 'log'> & { origin: string }

/** Brings notifications to the browsers that asked for them, as long as they are unread. */
export const pushing = ({ db, clock, push, log, origin }: Needs) => {
  const sendTo = async (device: Device, message: PushMessage) => {
    const { id, userId, endpoint } = device
    try {
      const vapid = await readVapid(db)
      const status = await push.send({
        endpoint,
        headers: {
          authorization: vapidHeader(vapid, { endpoint, subject: origin, now: clock() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(timeToLive),
        },
        body: seal(JSON.stringify(message), device),
      })
      if (gone.includes(status)) return deleteDevice(db, userId, { id })
      if (status >= 200 && status < 300) return noteReached(db, id, clock())
      log.warn({ status }, 'a push service refused a message')
    } catch (error) {
      log.warn({ why: error instanceof Error ? error.message : 'unknown' }, 'a push message was not sent')
    }
    await noteFailed(db, id, maxFailures)
  }

  const sendToAll = async (userId: string, message: PushMessage) => {
    const devices = await listDevices(db, userId)
    await Promise.all(devices.map((device) => sendTo(device, message)))
  }

  const wanted = (unread: Unread[]) =>
    unread.filter((one) => channelsOf(preferencesIn(one), one.groupName).push)

  return {
    pushEach: async (
      ids: string[],
      afterQuiet: (userId: string, at: Date) => Promise<void>,
    ): Promise<void> => {
      const people = byPerson(wanted(await findUnreadById(db, ids)))
      const pushTo = async ([userId, unread]: (typeof people)[number]) => {
        const [first] = unread
        const quiet = first && quietUntil(preferencesIn(first).quietHours, clock())
        if (quiet) await afterQuiet(userId, quiet)
        else for (const one of unread) await sendToAll(userId, pushMessage(one))
      }
      for (let from = 0; from < people.length; from += sideBySide)
        await Promise.all(people.slice(from, from + sideBySide).map(pushTo))
    },

    /** What waited for the end of the quiet hours, as one message. */
    pushWaiting: async (unread: Unread[]): Promise<void> => {
      const waiting = wanted(unread)
      const [first] = waiting
      if (!first) return
      await sendToAll(
        first.userId,
        waiting.length > 1 ? pushSummary(first.id, waiting.length) : pushMessage(first),
      )
    },
  }
}
