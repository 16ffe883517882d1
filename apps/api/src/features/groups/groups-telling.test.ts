import { expect, it } from 'vitest'
import { inTransaction } from '#db/client.ts'
import { notificationsService } from '#features/notifications/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { groupsBase, groupsOf } from '#src/testing/groups.ts'
import { addPerson } from '#src/testing/people.ts'
import { personalGroups } from './personal/personal-groups.ts'

const { app, deps } = await testApp({ newMembers: 'trusted' })
const { get, put, post, del } = callsOf(app)
const { found, join, leave, read, remove } = groupsOf(app)
type Someone = Awaited<ReturnType<typeof addPerson>>
type Told = { kind: string; message: string; link: string | null }

const toldTo = async ({ headers }: Someone): Promise<Told[]> =>
  (await get('/api/notifications', headers)).json().items.map(({ kind, message, link }: Told) => ({
    kind,
    message,
    link,
  }))
const people = () => Promise.all([addPerson(deps), addPerson(deps), addPerson(deps)])

it('who is removed and who is banned read the same, once, and it leads nowhere', async () => {
  const [owner, removed, banned] = await people()
  const { id, name } = await found(owner)
  for (const who of [removed, banned]) await join(who, id)
  for (let n = 0; n < 2; n += 1) {
    await remove(owner, id, removed.id)
    await remove(owner, id, banned.id, true)
  }
  // To lift a ban is no news either.
  await remove(owner, id, banned.id)
  const told = [{ kind: 'group-removed', message: `You’re no longer a member of ${name}.`, link: null }]
  for (const who of [removed, banned]) expect(await toldTo(who)).toEqual(told)
})

it('who leaves, and who is kept out without having been in, is told nothing', async () => {
  const [owner, left, never] = await people()
  const { id } = await found(owner)
  await join(left, id)
  await leave(left, id)
  await remove(owner, id, never.id, true)
  for (const who of [owner, left, never]) expect(await toldTo(who)).toEqual([])
})

it('who inherits a group is told, and nobody else', async () => {
  const [owner, heir, later] = await people()
  const { id, name } = await found(owner)
  for (const who of [heir, later]) {
    await join(who, id)
    // Who came first is next.
    await deps.db.execute(`update group_people set at = at + interval '1 hour' where group_id = '${id}'
      and user_id = '${later.id}'`)
  }
  const { leave: leaveAccount } = personalGroups({ notify: notificationsService(deps).notify })
  await inTransaction(deps.db, (tx) => leaveAccount(tx, owner.id, 'anonymise'))
  expect(await toldTo(heir)).toEqual([
    {
      kind: 'group-inherited',
      message: `${name} had no owner any more. You’re next in line, so you own it now.`,
      link: expect.stringContaining(id),
    },
  ])
  expect(await read(id, heir)).toMatchObject({ role: 'owner' })
  expect(await toldTo(later)).toEqual([])
})

it('members of a group that is archived are told once until they read it, and who did it is not', async () => {
  const [owner, one, other] = await people()
  const { id, name } = await found(owner)
  for (const who of [one, other]) await join(who, id)
  await remove(owner, id, other.id)
  const told = {
    kind: 'group-archived',
    message: `${name} is archived now. You can still read it, but nothing new can be added.`,
    link: expect.stringContaining(id),
  }
  for (let n = 0; n < 3; n += 1) {
    expect((await del(`${groupsBase}/${id}`, owner.headers)).json().state).toBe('archived')
    const { version } = await read(id, owner)
    await put(`${groupsBase}/${id}`, owner.headers, { version, isArchived: false })
  }
  expect(await toldTo(one)).toEqual([told])
  await post('/api/notifications/read', one.headers, {})
  const { version } = await read(id, owner)
  const sent = await put(`${groupsBase}/${id}`, owner.headers, {
    version,
    isArchived: true,
    name: 'Old club',
  })
  expect(sent.json()).toMatchObject({ state: 'archived', name: 'Old club' })
  expect(await toldTo(one)).toEqual([{ ...told, message: told.message.replace(name, 'Old club') }, told])
  expect(await toldTo(owner)).toEqual([])
  expect((await toldTo(other)).map(({ kind }) => kind)).toEqual(['group-removed'])
})

it.each([{ junior: true }, { messages: 'connected' }])(
  'who said %j is invited by a stranger without a word, and finds it among their groups',
  async (chosen) => {
    const [owner, invited, usual] = await people()
    const { id, name } = await found(owner)
    await put('/api/profile/privacy', invited.headers, chosen)
    for (const who of [invited, usual])
      await put(`${groupsBase}/${id}/members/${who.id}`, owner.headers, { state: 'invited' })
    expect(await toldTo(invited)).toEqual([])
    expect((await toldTo(usual))[0]?.message).toContain(name)
    const { items } = (await get(`${groupsBase}?filter=mine`, invited.headers)).json()
    expect(items).toMatchObject([{ id, membership: 'invited' }])
  },
)
