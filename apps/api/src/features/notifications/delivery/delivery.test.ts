import { createHmac } from 'node:crypto'
import { contributions, security } from '@soundings/contract/notification-kinds'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outboxMails } from '#db/schema/mail.ts'
import { notifications, users } from '#db/schema/people.ts'
import { notificationsOf } from '#extension-points/notification-kind.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { mailsTo } from '#src/testing/mails.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { telling } from '../telling.service.ts'
import { findUnreadSince } from './delivery.repo.ts'
import { mailing } from './mailing.service.ts'
import { unsubscribeTokens } from './unsubscribe-token.ts'

const { app, deps, passTime } = await testApp()
const { get, put, post } = callsOf(app)
const origin = 'http://localhost:3000'
const url = '/api/notifications/preferences'
const hour = 3_600_000
const service = mailing({ ...deps, origin })
const notification = notificationsOf({
  decided: { type: 'success', group: contributions },
  alarm: { type: 'warning', group: security },
})
// What is to be mailed is mailed when a test says so, and not by the jobs.
const { notify } = telling({ clock: deps.clock, jobs: { add: async () => undefined } })

type Someone = { id: string; headers: Headers }
const choose = (person: Someone, body: object) => put(url, person.headers, body)
const tell = (person: Someone, ...messages: string[]) =>
  Promise.all(
    messages.map((message) =>
      notify(deps.db, person.id, notification('decided', { message, link: '/sites/1' })),
    ),
  )
const idsOf = async ({ id }: Someone) =>
  (await deps.db.select().from(notifications).where(eq(notifications.userId, id))).map((row) => row.id)
const mailboxOf = async ({ id }: Someone) => {
  const [user] = await deps.db.select().from(users).where(eq(users.id, id))
  return mailsTo(deps, user?.email ?? '')
}
const subjectsOf = async (person: Someone) => (await mailboxOf(person)).map(({ subject }) => subject)
const waits: { userId: string; at: Date }[] = []
const afterQuiet = async (userId: string, at: Date) => void waits.push({ userId, at })
const mailNow = async (person: Someone) => service.mailEach(await idsOf(person), afterQuiet)

describe('mails of one notification each', () => {
  it('come once, for what was asked for and is unread, and lead to it', async () => {
    const person = await addPerson(deps)
    await tell(person, 'Nobody asked for this')
    await mailNow(person)
    await choose(person, { groups: { contributions: { mail: 'each' } } })
    await tell(person, 'Your site was approved')
    await notify(deps.db, person.id, notification('alarm', { message: 'Told elsewhere', link: null }))
    await deps.db
      .update(notifications)
      .set({ mailedAt: deps.clock() })
      .where(eq(notifications.message, 'Nobody asked for this'))
    for (const _ of [1, 2]) await mailNow(person)
    const [mail, ...more] = await mailboxOf(person)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your site was approved')
    expect(mail?.text).toContain(`${origin}/sites/1`)
    expect(mail?.text).toContain(`${origin}/explore?settings=notifications`)
  })

  it('do not come for what was read meanwhile', async () => {
    const person = await addPerson(deps)
    await choose(person, { groups: { contributions: { mail: 'each' } } })
    await tell(person, 'Read soon')
    await post('/api/notifications/read', person.headers, {})
    await mailNow(person)
    expect(await subjectsOf(person)).toEqual([])
  })

  it('wait for the end of the quiet hours, and are one then', async () => {
    const person = await addPerson(deps)
    await choose(person, {
      groups: { contributions: { mail: 'each' } },
      quietHours: { isOn: true, from: '10:00', to: '14:30', timeZone: 'UTC' },
    })
    await tell(person, 'One', 'Two')
    await mailNow(person)
    expect(await subjectsOf(person)).toEqual([])
    expect(waits.filter(({ userId }) => userId === person.id)).toEqual([
      { userId: person.id, at: new Date('2026-06-01T14:30:00Z') },
    ])
    await service.mailWaiting(await findUnreadSince(deps.db, person.id, new Date(0)))
    expect(await subjectsOf(person)).toEqual(['2 new notifications'])
  })
})

describe('digests', () => {
  it('come in the morning, once a day, with what is unread, and not without', async () => {
    const [daily, weekly, nothing] = [await addPerson(deps), await addPerson(deps), await addPerson(deps)]
    const cairo = { quietHours: { timeZone: 'Africa/Cairo' } }
    await choose(daily, { groups: { contributions: { mail: 'daily' } }, ...cairo })
    await choose(nothing, { groups: { contributions: { mail: 'daily' } }, ...cairo })
    await choose(weekly, { groups: { contributions: { mail: 'weekly' } }, ...cairo })
    // Monday, 15:00 in Cairo.
    await service.sendDigests()
    await tell(daily, 'A', 'B')
    await tell(weekly, 'W')
    await service.sendDigests()
    expect(await subjectsOf(daily)).toEqual([])
    // Tuesday, 09:00 in Cairo.
    passTime(18 * hour)
    for (const _ of [1, 2]) await service.sendDigests()
    expect(await subjectsOf(daily)).toEqual(['2 new notifications'])
    expect([await subjectsOf(weekly), await subjectsOf(nothing)]).toEqual([[], []])
    await tell(daily, 'C')
    passTime(6 * 24 * hour)
    await Promise.all([service.sendDigests(), service.sendDigests()])
    expect(await subjectsOf(weekly)).toEqual(['1 new notification'])
    expect(await subjectsOf(daily)).toEqual(['2 new notifications', '1 new notification'])
  })
})

describe('unsubscribing', () => {
  const mailed = async (mail = 'each') => {
    const person = await addPerson(deps)
    await choose(person, { groups: { contributions: { mail } } })
    await tell(person, 'Something')
    await mailNow(person)
    const [kept] = await mailboxOf(person)
    const [, path = ''] = /Unsubscribe:\n\S+?(\/api\/\S+)/.exec(kept?.text ?? '') ?? []
    return { person, path }
  }
  const mailOf = async ({ headers }: Someone) =>
    (await get(url, headers)).json().groups.contributions.mail as string
  const oneClick = (path: string) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('takes one press and nobody who is signed in, and looking does nothing', async () => {
    const { person, path } = await mailed()
    for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: path })
    expect(await mailOf(person)).toBe('each')
    expect((await app.inject(path)).body).toContain('Your contributions')
    const answer = await oneClick(path)
    expect([answer.statusCode, await mailOf(person)]).toEqual([200, 'off'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect((await oneClick(path)).statusCode).toBe(200)
  })

  it('is undone as it was, but not over a later choice', async () => {
    const { person, path } = await mailed()
    const { body } = await oneClick(path)
    const [, undo = ''] = /action="([^"]+)"/.exec(body) ?? []
    await oneClick(undo)
    expect(await mailOf(person)).toBe('each')
    await choose(person, { groups: { contributions: { mail: 'weekly' } } })
    await oneClick(undo)
    expect(await mailOf(person)).toBe('weekly')
    await oneClick(path.replace('unsubscribe', 'resubscribe'))
    expect(await mailOf(person)).toBe('weekly')
  })

  it('is refused with a token that the server did not make', async () => {
    const { person } = await mailed()
    const other = await addPerson(deps)
    const token = await unsubscribeTokens(deps.db).make(other.id, 'each')
    const mac = createHmac('sha256', 'guessed').update(`${person.id}~each`).digest('base64url')
    for (const wrong of ['', 'x', token.replace(other.id, person.id), `${person.id}~each~${mac}`]) {
      const answer = await oneClick(`/api/notifications/unsubscribe?token=${encodeURIComponent(wrong)}`)
      expect(answer.statusCode).toBe(400)
    }
    expect(await mailOf(person)).toBe('each')
  })
})

it('mails hold nothing of a deleted account', async () => {
  const person = await addPerson(deps)
  await choose(person, { groups: { contributions: { mail: 'each' } } })
  await tell(person, 'Too late')
  await deps.db.update(users).set({ deletedAt: deps.clock() }).where(eq(users.id, person.id))
  const before = await deps.db.select().from(outboxMails)
  await mailNow(person)
  await deps.mail.settled(5_000)
  expect(await deps.db.select().from(outboxMails)).toHaveLength(before.length)
})
