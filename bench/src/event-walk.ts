import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { onServer } from './databases.ts'
import { randomFrom, range } from './figures.ts'
import type { Member } from './members.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'

const base = '/api/community/events'
/** Acts under way at once. */
const lanes = 8
const most = { guests: 3, places: 12 } as const

type Instance = { child: ChildProcess; address: string }
type Walk = {
  database: string
  organiser: Member
  people: readonly Member[]
  kills: number
  settings: NodeJS.ProcessEnv
}
export type Walked = { kills: number; acts: number; wrong: number; failures: number }

/** What is counted at an event and what its rows add up to; `wrong` is how many of these sums are not right. */
const judge = async (database: string, id: string): Promise<number> => {
  const [row] = await onServer<{ wrong: number }>(
    database,
    `select (going <> (select coalesce(sum(1 + guests), 0) from event_people where event_id = events.id and state = 'going'))::int
       + (waiting <> (select count(*) from event_people where event_id = events.id and state = 'waiting'))::int
       + (going > max_people)::int
       + (select count(*)::int - count(distinct place)::int from event_people where event_id = events.id and state = 'waiting')
         as wrong
     from events where id = '${id}'`,
  )
  return row?.wrong ?? Number.NaN
}

/**
 * People join, leave and wait for an event at random on two instances while its organiser changes how many may come, and one of
 * the instances is killed again and again. What is counted is compared with what is there after each kill.
 */
export const walkAndKill = async (
  resources: Resources,
  { database, organiser, people, kills, settings }: Walk,
): Promise<Walked> => {
  const launch = (): Promise<Instance> => launchServer(resources, settings)
  const instances = [await launch(), await launch()]
  const random = randomFrom(7)
  const below = (count: number) => Math.floor(random() * count)
  const walked = { kills: 0, acts: 0, wrong: 0, failures: 0 }

  const send = async (by: Member, method: string, path: string, body?: object) => {
    const { address } = instances[below(instances.length)] as Instance
    const answer = await fetch(address + path, {
      method,
      headers: {
        cookie: by.cookie,
        origin: address,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      body: (await answer.json().catch(() => ({}))) as { id?: string; version?: number },
    }
  }
  const facts = {
    title: 'A random walk',
    date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
    time: '08:30',
    zone: 'UTC',
    location: 'Here',
    guests: most.guests,
  }
  const made = await send(organiser, 'POST', base, { ...facts, maxAttendees: 8 })
  const id = made.body.id
  if (id === undefined) throw new Error(`The event was not made: ${made.status}`)

  const changeCapacity = async () => {
    const { body } = await send(organiser, 'GET', `${base}/${id}`)
    const change = { ...facts, version: body.version, maxAttendees: 5 + below(most.places - 4) }
    return send(organiser, 'PUT', `${base}/${id}`, change)
  }
  const act = () => {
    const one = people[below(people.length)] as Member
    const guests = { guests: below(most.guests + 1) }
    switch (below(6)) {
      case 0:
        return send(one, 'DELETE', `${base}/${id}/join`)
      case 1:
        return send(one, 'POST', `${base}/${id}/waitlist`, guests)
      case 2:
        return send(one, 'DELETE', `${base}/${id}/waitlist`)
      case 3:
        return changeCapacity()
      default:
        return send(one, 'POST', `${base}/${id}/join`, guests)
    }
  }

  let isOver = false
  const lane = async () => {
    while (!isOver) {
      // Whom a kill meets gets no answer; every other act is refused or done.
      const answer = await act().catch(() => null)
      if (answer === null) await sleep(20)
      else walked.acts += 1
      if (answer && answer.status >= 500) walked.failures += 1
    }
  }
  const walking = range(lanes).map(lane)
  while (walked.kills < kills) {
    await onServer(database, 'truncate rate_limits')
    await sleep(300 + below(1_500))
    const at = walked.kills % instances.length
    const { child } = instances[at] as Instance
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    walked.kills += 1
    walked.wrong += await judge(database, id)
    instances[at] = await launch()
  }
  isOver = true
  await Promise.all(walking)
  walked.wrong += await judge(database, id)
  return walked
}
