import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { groupInvites, groupPeople, groups } from '#db/schema/groups.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsBase, groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'

const first = await testApp({ newMembers: 'trusted' })
const second = await testApp({ newMembers: 'trusted', beside: first })
const { deps } = first
const { get, del } = callsOf(first.app)
const [here, there] = [groupsOf(first.app), groupsOf(second.app)]
const people = (many: number) => Promise.all(Array.from({ length: many }, () => addPerson(deps)))
const at = (n: number) => (n % 2 === 0 ? here : there)
const rowsOf = async (groupId: string) => {
  const { rows } = await deps.db.execute<{ kept: number; counted: number }>(sql`
    select members as kept, (select count(*)::int from ${groupPeople}
      where group_id = ${groupId} and state = 'in') as counted from ${groups} where id = ${groupId}`)
  return rows[0]
}

it('a hundred who join at once at two instances are a hundred, and counted so', async () => {
  const [owner, ...others] = await people(101)
  if (!owner) throw new Error('nobody')
  const { id } = await here.found(owner)
  const answers = await Promise.all(others.map((who, n) => at(n).join(who, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200))
  expect(await rowsOf(id)).toEqual({ kept: 101, counted: 101 })
  await Promise.all(others.slice(0, 50).flatMap((who, n) => [at(n).leave(who, id), at(n + 1).leave(who, id)]))
  expect(await rowsOf(id)).toEqual({ kept: 51, counted: 51 })
})

it.each([1, 2, 3, 4, 5])('of two owners who leave at once, one stays (%i)', async () => {
  const [one, other] = await people(2)
  if (!one || !other) throw new Error('nobody')
  const { id } = await here.found(one)
  await here.join(other, id)
  await here.change(one, id, other.id, { role: 'owner' })
  const answers = await Promise.all([here.leave(one, id), there.leave(other, id)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'last-owner' })
})

it.each([1, 2, 3])('of two owners who step down at once, one stays (%i)', async () => {
  const [one, other] = await people(2)
  if (!one || !other) throw new Error('nobody')
  const { id } = await here.found(one)
  await here.join(other, id)
  await here.change(one, id, other.id, { role: 'owner' })
  const answers = await Promise.all([
    here.change(one, id, one.id, { role: 'member' }),
    there.leave(other, id),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

it('of two organisers who answer a request at once, one is first and the other reads it', async () => {
  const [owner, other, asker] = await people(3)
  if (!owner || !other || !asker) throw new Error('nobody')
  const { id } = await here.found(owner, { kind: 'request' })
  await here.join(other, id)
  await here.change(owner, id, other.id, { state: 'in' })
  await here.change(owner, id, other.id, { role: 'organiser' })
  await here.join(asker, id)
  const answers = await Promise.all([
    here.change(owner, id, asker.id, { state: 'in' }),
    there.change(other, id, asker.id, { state: 'in' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await rowsOf(id)).toEqual({ kept: 3, counted: 3 })
})

it('a link for five lets five of twenty in, and none twice', async () => {
  const [owner, ...others] = await people(21)
  if (!owner) throw new Error('nobody')
  const { id } = await here.found(owner, { kind: 'private' })
  const { token } = await here.invite(owner, id, { uses: 5 })
  const answers = await Promise.all(
    others.flatMap((who, n) => [at(n).accept(who, token), at(n + 1).accept(who, token)]),
  )
  const inside = answers.filter(({ statusCode }) => statusCode === 200)
  expect(inside).toHaveLength(10)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
  expect(await rowsOf(id)).toEqual({ kept: 6, counted: 6 })
  const [invite] = await deps.db.select().from(groupInvites).where(eq(groupInvites.groupId, id))
  expect(invite?.usesLeft).toBe(0)
})

it('an invitation that ended, was taken back, used up or never was lets nobody in', async () => {
  const [owner, guest, late] = await people(3)
  if (!owner || !guest || !late) throw new Error('nobody')
  const { id } = await here.found(owner, { kind: 'private' })
  const other = await here.found(owner, { kind: 'private' })
  const opened = (token: string) => get(`/api/community/group-invites/${token}`, guest.headers)
  const one = await here.invite(owner, id, { uses: 1 })
  expect((await opened(one.token)).json()).toMatchObject({
    group: { id, kind: 'private', membership: 'invited' },
  })
  expect((await here.accept(late, one.token)).statusCode).toBe(200)
  const taken = await here.invite(owner, id)
  // Another group’s organisers take nothing of this one back, and its own do.
  await del(`${groupsBase}/${other.id}/invites/${taken.id}`, owner.headers)
  expect((await opened(taken.token)).statusCode).toBe(200)
  await del(`${groupsBase}/${id}/invites/${taken.id}`, owner.headers)
  const old = await here.invite(owner, id, { days: 1 })
  await deps.db
    .update(groupInvites)
    .set({ expiresAt: new Date(deps.clock().getTime() - 1) })
    .where(eq(groupInvites.id, old.id))
  const archivedOf = await here.invite(owner, other.id)
  await del(`${groupsBase}/${other.id}`, owner.headers)
  for (const token of [one.token, taken.token, old.token, archivedOf.token, 'none', `${one.token}x`]) {
    for (const answer of [await opened(token), await here.accept(guest, token)]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toContain('ended')
    }
  }
  expect((await get(`${groupsBase}/${id}`, guest.headers)).statusCode).toBe(404)
})
