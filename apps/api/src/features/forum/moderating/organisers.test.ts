import type { Thread } from '@soundings/contract/forum'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forumActs } from '#db/schema/forum-safety.ts'
import { auditLog, notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsOf } from '#src/testing/events.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addStanding, forumOf, type Someone } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { get, post, put } = callsOf(app)
const { base, start, reply, tryReply, thread: askFor } = forumOf(app)
const thread = async (id: string, by: Someone): Promise<Thread> => (await askFor(id, by)).json()
const { found, join, change } = groupsOf(app)

const owner = await addStanding(deps, 'trusted', { handle: 'owner_orders' })
const [organiser, member] = [await addStanding(deps), await addStanding(deps)]
const otherOwner = await addStanding(deps)
const moderator = await addStanding(deps, 'trusted', { groups: ['moderator'] })
const group = await found(owner)
await found(otherOwner)
for (const who of [organiser, member]) await join(who, group.id)
await change(owner, group.id, organiser.id, { role: 'organiser' })

const begin = () => start(member, { groupId: group.id })
const set = (by: Someone, { id }: Pick<Thread, 'id'>, asked: object) =>
  put(`${base}/posts/${id}/state`, by.headers, asked)
const hide = (by: Someone, postId: string, isHidden: boolean) =>
  put(`${base}/replies/${postId}/state`, by.headers, { isHidden })
const undo = (by: Someone, actId: string) => post(`${base}/acts/${actId}/undo`, by.headers)
const statusOf = async ({ id }: Thread, by?: Someone) =>
  (await get(`${base}/posts/${id}`, by?.headers)).statusCode

describe('organisers of a group', () => {
  it('lock, pin and hide what is said there; it is in the audit log, and its author reads who did it', async () => {
    const talk = await begin()
    expect((await thread(talk.id, organiser)).may).toMatchObject({ organise: true, moderate: false })
    expect((await thread(talk.id, member)).may).toMatchObject({ organise: false, moderate: false })
    const locked = await set(organiser, talk, { isLocked: true, reason: 'Enough.' })
    expect(locked.statusCode).toBe(200)
    expect((await tryReply(member, talk.id)).statusCode).toBe(409)
    expect((await set(owner, talk, { isLocked: false })).statusCode).toBe(200)
    const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, talk.id))
    expect(logged.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['forum.lock', organiser.id],
      ['forum.unlock', owner.id],
    ])
    expect(logged[0]?.details).toMatchObject({ rank: 'organiser', reason: 'Enough.' })
    const told = await db.select().from(notifications).where(eq(notifications.userId, member.id))
    expect(told.map(({ message }) => message)).toContain(
      'An organiser locked your thread “Which fins?”, so nobody can reply to it. Reason: Enough.',
    )
  })

  it('pin a thread, which then stands first in the talk of the group', async () => {
    const first = await begin()
    await begin()
    const listed = async (): Promise<string> =>
      (await get(`${base}/posts?group=${group.id}`, member.headers)).json().items[0].id
    expect(await listed()).not.toBe(first.id)
    const pinnedUntil = new Date(deps.clock().getTime() + 86_400_000).toISOString()
    expect((await set(organiser, first, { pinnedUntil })).statusCode).toBe(200)
    expect(await listed()).toBe(first.id)
  })

  it('hide a thread or a reply, and take that back for a while', async () => {
    const talk = await begin()
    const said = await reply(member, talk.id)
    const { actId } = (await hide(organiser, said.id, true)).json()
    expect((await get(`${base}/posts/${talk.id}/replies`)).json().items[0].state).toBe('removed')
    expect((await undo(owner, actId)).statusCode).toBe(200)
    expect((await get(`${base}/posts/${talk.id}/replies`)).json().items[0].state).toBe('public')
    const hidden = (await set(organiser, talk, { isHidden: true })).json()
    expect(await statusOf(talk)).toBe(404)
    expect((await undo(organiser, hidden.actId)).statusCode).toBe(200)
    expect(await statusOf(talk)).toBe(200)
    const again = (await set(organiser, talk, { isHidden: true })).json()
    const tooEarly = new Date(deps.clock().getTime() - 11 * 60_000)
    await db.update(forumActs).set({ at: tooEarly }).where(eq(forumActs.id, again.actId))
    expect((await undo(organiser, again.actId)).statusCode).toBe(409)
  })

  it('move nothing away, split and merge nothing, and learn no names', async () => {
    const talk = await begin()
    const said = await reply(member, talk.id)
    for (const asked of [{ category: 'gear' }, { siteId: null }])
      expect((await set(organiser, talk, asked)).statusCode).toBe(403)
    const split = { replyIds: [said.id], title: 'Gloves', category: 'gear' }
    for (const [what, body] of [
      ['split', split],
      ['merge', { into: (await begin()).id }],
    ] as const)
      expect((await post(`${base}/posts/${talk.id}/${what}`, organiser.headers, body)).statusCode).toBe(403)
    expect((await get(`${base}/replies/${said.id}/author`, organiser.headers)).statusCode).toBe(403)
  })

  it('leave what a moderator locked or hid as it is, and take back nothing of theirs', async () => {
    const talk = await begin()
    const said = await reply(member, talk.id)
    const { actId } = (await set(moderator, talk, { isLocked: true })).json()
    expect((await set(organiser, talk, { isLocked: false })).statusCode).toBe(403)
    expect((await undo(organiser, actId)).statusCode).toBe(403)
    await hide(moderator, said.id, true)
    expect((await hide(organiser, said.id, false)).statusCode).toBe(403)
    await set(moderator, talk, { isHidden: true })
    expect((await set(owner, talk, { isHidden: false })).statusCode).toBe(404)
    // What an organiser hid, a moderator shows again.
    const other = await begin()
    await set(organiser, other, { isHidden: true })
    expect((await set(moderator, other, { isHidden: false })).statusCode).toBe(200)
  })

  it('are nobody elsewhere: neither in another group, nor in the forum, nor as members alone', async () => {
    const talk = await begin()
    const inForum = await start(member)
    for (const [by, where] of [
      [otherOwner, talk],
      [member, talk],
      [owner, inForum],
    ] as const) {
      expect((await set(by, where, { isLocked: true })).statusCode).toBe(403)
      expect((await hide(by, (await reply(member, where.id)).id, true)).statusCode).toBe(403)
    }
    const { actId } = (await set(owner, talk, { isLocked: true })).json()
    expect((await undo(otherOwner, actId)).statusCode).toBe(404)
    expect((await put(`${base}/posts/${talk.id}/state`, {}, { isLocked: true })).statusCode).toBe(401)
    const secret = await found(owner, { kind: 'private' })
    const unseen = await start(owner, { groupId: secret.id })
    expect((await set(otherOwner, unseen, { isLocked: true })).statusCode).toBe(404)
  })

  it('who step down keep no order any more', async () => {
    const talk = await begin()
    await change(owner, group.id, organiser.id, { role: 'member' })
    expect((await set(organiser, talk, { isLocked: true })).statusCode).toBe(403)
  })
})

it('the organiser of an event keeps order in its talk, and nobody else of those who are in', async () => {
  const events = eventsOf(app)
  const event = await events.create(owner)
  await events.join(member, event.id)
  const talk = await start(member, { eventId: event.id })
  expect((await set(member, talk, { isLocked: true })).statusCode).toBe(403)
  expect((await set(owner, talk, { isLocked: true })).statusCode).toBe(200)
  expect((await thread(talk.id, owner)).may.organise).toBe(true)
})
