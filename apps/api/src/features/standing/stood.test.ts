import { expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addPerson, signIn } from '#src/testing/people.ts'
import { addStanding } from '#src/testing/threads.ts'

const { app, deps, passTime } = await testApp({ catchesUp: true })
const { get, post } = callsOf(app)
const { create, cancel } = eventsOf(app)
const day = 24 * 3_600_000
/** More is not for new members. */
const maxAttendees = 20
const { id: moderatorId } = await addPerson(deps, { groups: ['moderator'] })

/** How they stand, as they read it, and how much of theirs stood, as moderators read it. */
const standingOf = async (id: string) => {
  const [own, asModerator] = [await signIn(deps, id), await signIn(deps, moderatorId)]
  const { standing } = (await get('/api/people/me/standing', own)).json()
  const { stood } = (await get(`/api/moderator/people/${id}`, asModerator)).json()
  return { standing, stood }
}

it('events count once they were public for a day: a series once, and not those that few see or that were cancelled', async () => {
  const person = await addPerson(deps)
  await create(person, { maxAttendees, recurrence: { every: 'week', count: 4 } })
  await create(person, { maxAttendees })
  const cancelled = await create(person, { maxAttendees })
  await create(person, { maxAttendees, visibility: 'link' })
  expect(await standingOf(person.id)).toEqual({ standing: 'new', stood: 0 })
  passTime(day + 1_000)
  expect(await standingOf(person.id)).toEqual({ standing: 'member', stood: 3 })
  await cancel({ ...person, headers: await signIn(deps, person.id) }, cancelled.id)
  expect(await standingOf(person.id)).toEqual({ standing: 'new', stood: 2 })
})

it('what moderators took down stood no longer, and its upheld report counts besides', async () => {
  const [person, reporter] = [await addPerson(deps), await addPerson(deps)]
  const [first] = [
    await create(person, { maxAttendees }),
    await create(person, { maxAttendees }),
    await create(person, { maxAttendees }),
  ]
  passTime(day + 1_000)
  expect(await standingOf(person.id)).toEqual({ standing: 'member', stood: 3 })
  const headers = await signIn(deps, moderatorId)
  await post(`/api/flags/events/${first.id}`, await signIn(deps, reporter.id), { reason: 'spam' })
  const { items } = (await get('/api/moderator/pending-items?type=flags', headers)).json()
  expect((await post(`/api/moderator/flags/${items.at(-1).id}/approve`, headers)).statusCode).toBe(200)
  expect(await standingOf(person.id)).toEqual({ standing: 'restricted', stood: 2 })
})

it('groups that everybody finds count for who founded them, and private ones do not', async () => {
  const person = await addStanding(deps, 'member')
  const { stood: before } = await standingOf(person.id)
  const me = { ...person, headers: await signIn(deps, person.id) }
  const { found } = groupsOf(app)
  await found(me, { kind: 'open' })
  await found(me, { kind: 'request' })
  await found(me, { kind: 'private' })
  expect((await standingOf(person.id)).stood).toBe(before)
  passTime(day + 1_000)
  expect((await standingOf(person.id)).stood).toBe(before + 2)
})
