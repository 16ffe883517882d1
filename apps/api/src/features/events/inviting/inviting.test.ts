import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { eventsBase, eventsOf } from '#src/testing/events.ts'
import { groupsOf } from '#src/testing/groups.ts'
import { addStanding, type Someone } from '#src/testing/threads.ts'

const { app, deps } = await testApp()
const { db } = deps
const { post, put } = callsOf(app)
const { create, join, read, takeOff, change } = eventsOf(app)

const person = async (handle: string): Promise<Someone & { handle: string }> => ({
  ...(await addStanding(deps, 'trusted', { handle })),
  handle,
})
const [organiser, goer, guest] = [await person('nico_org'), await person('gina_goes'), await person('gus')]
const event = await create(organiser, { title: 'Wreck dive' })
await join(goer, event.id)

const invite = (by: Someone, handle: string, eventId = event.id) =>
  post(`${eventsBase}/${eventId}/invite`, by.headers, { handle })
const toldOf = async ({ id }: Someone) =>
  (
    await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), eq(notifications.kind, 'event-invited')))
  ).map(({ message }) => message)

describe('an invitation by name', () => {
  it('tells somebody once, whoever of those who are in invites them', async () => {
    for (const by of [goer, goer, organiser]) {
      const answer = await invite(by, 'GUS')
      expect([answer.statusCode, answer.json()]).toEqual([200, { handle: 'gus' }])
    }
    expect(await toldOf(guest)).toEqual(['@gina_goes invites you to “Wreck dive” on June 11, 2026 at 08:30.'])
    expect((await read(event.id, guest)).invitedBy?.handle).toBe('gina_goes')
    expect((await read(event.id, goer)).invitedBy).toBeNull()
    await join(guest, event.id)
    expect((await read(event.id, guest)).invitedBy).toBeNull()
  })

  it('is for people who are in, and names at the field what is wrong', async () => {
    const stranger = await person('sid')
    expect((await invite(stranger, 'gus')).statusCode).toBe(403)
    for (const [handle, words] of [
      ['nobody_at_all', /Nobody has this username/],
      ['gina_goes', /You’re in already/],
      ['nico_org', /in already/],
    ] as const) {
      const answer = await invite(goer, handle)
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, ['handle']])
      expect(answer.json().message).toMatch(words)
    }
    const closed = await create(organiser)
    await join(goer, closed.id)
    await change(organiser, await read(closed.id, organiser), { isClosed: true })
    expect((await invite(goer, 'sid', closed.id)).statusCode).toBe(403)
    expect((await invite(organiser, 'sid', closed.id)).statusCode).toBe(200)
  })

  it.each([
    ['blocked whoever invites them', (who: Someone) => post(`/api/people/${goer.id}/block`, who.headers)],
    ['was blocked by them', (who: Someone) => post(`/api/people/${who.id}/block`, goer.headers)],
    ['muted them', (who: Someone) => post(`/api/people/${goer.id}/mute`, who.headers)],
    [
      'is under 18 by their own word',
      (who: Someone) => put('/api/profile/privacy', who.headers, { junior: true }),
    ],
    [
      'takes no messages of strangers',
      (who: Someone) => put('/api/profile/privacy', who.headers, { messages: 'connected' }),
    ],
  ])('of somebody who %s reads the same and tells them nothing', async (what, act) => {
    const who = await person(`quiet_${what.replace(/\W/g, '_').slice(0, 12)}`)
    expect((await act(who)).statusCode).toBeLessThan(300)
    const answer = await invite(goer, who.handle)
    expect([answer.statusCode, answer.json()]).toEqual([200, { handle: who.handle }])
    expect(await toldOf(who)).toEqual([])
    expect((await read(event.id, who)).invitedBy).toBeNull()
  })

  it('of somebody whom an organiser took off tells them nothing', async () => {
    const gone = await person('gone_one')
    await join(gone, event.id)
    await takeOff(organiser, event.id, gone.id)
    expect((await invite(goer, 'gone_one')).statusCode).toBe(200)
    expect(await toldOf(gone)).toEqual([])
  })

  it('to what a private group plans is for its members', async () => {
    const { found, change: setMember, join: enter } = groupsOf(app)
    const owner = await person('owner_inv')
    const group = await found(owner, { kind: 'private' })
    const member = await person('member_inv')
    await setMember(owner, group.id, member.id, { state: 'invited' })
    await enter(member, group.id)
    const secret = await create(owner, { groupId: group.id })
    expect((await invite(owner, 'sid', secret.id)).json().message).toMatch(/Only members of its group/)
    // Members of one group are no strangers.
    await put('/api/profile/privacy', member.headers, { messages: 'connected' })
    await invite(owner, 'member_inv', secret.id)
    expect(await toldOf(member)).toHaveLength(1)
    expect((await invite(goer, 'member_inv', secret.id)).statusCode).toBe(404)
  })
})
