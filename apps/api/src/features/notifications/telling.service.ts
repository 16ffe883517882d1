import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Gathering, NewNotification } from '#extension-points/notification-kind.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { channelsOf, mailOf, readStored, withDefaults } from './preferences.ts'
import {
  findGathered,
  findHandles,
  findWays,
  type Gathered,
  insertNotifications,
  lockGathering,
  renewGathered,
  type Ways,
} from './telling.repo.ts'

/** So many of those who did something are remembered one by one. */
const maxActors = 200
/** So many notifications at most one job brings to mail boxes and browsers. */
const perJob = 200

/** Jobs that bring notifications elsewhere than to the page. */
export const mailJob = 'mail-notifications'
export const pushJob = 'push-notifications'
/** In milliseconds: who reads it meanwhile gets no mail. */
const usualDelay = 5 * 60_000

type Told = { id: string; userId: string }

const insidePieces = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const waysOf = ({ userId, preferences, hasPush }: Ways, group: string) => {
  const chosen = withDefaults(readStored(preferences))
  const { page, push } = channelsOf(chosen, group)
  const mail = mailOf(chosen, group)
  return { userId, onPage: page, mail, push: push && hasPush }
}
type Way = ReturnType<typeof waysOf>

/** What is gathered now of somebody who did it as well; undefined where they are among them already. */
const joined = (before: Gathered, actorId: string): Gathered | undefined =>
  before.actorIds.includes(actorId)
    ? undefined
    : {
        ...before,
        actorIds: [actorId, ...before.actorIds].slice(0, maxActors),
        actors: before.actors + 1,
      }

const wordsOf =
  ({ message }: Gathering, handles: Map<string, string>) =>
  (gathered: Gathered) => {
    const named = gathered.actors > 2 ? 1 : 2
    const names = gathered.actorIds.flatMap((id) => handles.get(id) ?? []).slice(0, named)
    return { ...gathered, message: message(names, gathered.actors - names.length) }
  }

type Needs = Pick<Dependencies, 'clock'> & { jobs: Pick<Dependencies['jobs'], 'add'>; mailDelay?: number }

/** Tells people things: on the page when the caller's transaction commits, and by mail and push a little later. */
export const telling = ({ clock, jobs, mailDelay = usualDelay }: Needs) => {
  const tellEach = async (tx: Db, ways: Way[], notification: NewNotification): Promise<Told[]> => {
    const { kind, type, message, link, of } = notification
    const createdAt = clock()
    const rows = ways.map(({ userId, onPage }) => ({
      id: newId(),
      userId,
      kind,
      type,
      message,
      link,
      createdAt,
      groupName: of.name,
      onPage,
    }))
    await insertNotifications(tx, rows)
    return rows
  }

  const gather = async (tx: Db, ways: Way[], notification: NewNotification, group: Gathering) => {
    const { kind, type, link, of } = notification
    await lockGathering(tx, group.key)
    const before = new Map(
      (
        await findGathered(
          tx,
          group.key,
          ways.map(({ userId }) => userId),
        )
      ).map((one) => [one.userId, one]),
    )
    const { actorId } = group
    const renewed = [...before.values()].flatMap((one) => joined(one, actorId) ?? [])
    const fresh = ways.flatMap(({ userId, onPage }) =>
      before.has(userId) ? [] : { id: newId(), userId, actorIds: [actorId], actors: 1, onPage },
    )
    const latest = renewed.flatMap(({ actorIds }) => actorIds.slice(0, 5))
    const inWords = wordsOf(group, await findHandles(tx, [...new Set([actorId, ...latest])]))
    const createdAt = clock()
    await renewGathered(tx, renewed.map(inWords), { createdAt, link })
    await insertNotifications(
      tx,
      fresh.map((one) => ({
        ...one,
        ...inWords(one),
        kind,
        type,
        link,
        createdAt,
        groupName: of.name,
        groupKey: group.key,
      })),
    )
    return [...renewed, ...fresh]
  }

  const bring = async (tx: Db, name: string, ids: string[], at?: Date) => {
    for (const some of insidePieces(ids, perJob))
      await jobs.add(tx, name, { ids: some }, { ...(at && { at }) })
  }

  const notifyAll = async (tx: Db, userIds: readonly string[], notification: NewNotification) => {
    const { actorId } = notification
    // Nobody hears of what they did themselves.
    const others = userIds.filter((id) => id !== actorId)
    if (others.length === 0) return
    const ways = (await findWays(tx, others, actorId))
      .map((one) => waysOf(one, notification.of.name))
      .filter(({ onPage, mail, push }) => onPage || mail !== 'off' || push)
    if (ways.length === 0) return
    const told = notification.group
      ? await gather(tx, ways, notification, notification.group)
      : await tellEach(tx, ways, notification)
    const idsOf = (isMeant: (way: Way) => boolean) => {
      const meant = new Set(ways.filter(isMeant).map(({ userId }) => userId))
      return told.flatMap(({ id, userId }) => (meant.has(userId) ? id : []))
    }
    await bring(
      tx,
      mailJob,
      idsOf(({ mail }) => mail === 'each'),
      new Date(clock().getTime() + mailDelay),
    )
    await bring(
      tx,
      pushJob,
      idsOf(({ push }) => push),
    )
  }

  return {
    notifyAll,
    notify: (tx: Db, userId: string, notification: NewNotification): Promise<void> =>
      notifyAll(tx, [userId], notification),
  }
}
