import { contributions, security } from '@soundings/contract/notification-kinds'
import { describe, expect, it } from 'vitest'
import { notificationsOf } from '#extension-points/notification-kind.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { notificationsService } from './notifications.service.ts'

const { app, deps } = await testApp()
const { get, put } = callsOf(app)
const url = '/api/notifications/preferences'
const service = notificationsService(deps)
const notification = notificationsOf({
  decided: { type: 'success', group: contributions },
  alarm: { type: 'warning', group: security },
})
const decided = notification('decided', { message: 'Decided', link: null })
const totalOf = async (headers: Record<string, string>) => {
  const { total, unread } = (await get('/api/notifications', headers)).json()
  return { total, unread }
}

describe('notification preferences', () => {
  it('begin on the page alone, and change bit by bit', async () => {
    const { headers } = await addPerson(deps)
    expect((await get(url, headers)).json()).toMatchObject({
      groups: {
        security: { page: true, mail: 'each' },
        contributions: { page: true, mail: 'off', push: true },
      },
      quietHours: { isOn: false },
      version: 0,
    })
    await put(url, headers, { groups: { contributions: { mail: 'daily' } } })
    await put(url, headers, { groups: { contributions: { page: false }, belongings: { push: false } } })
    const answer = await put(url, headers, {
      quietHours: { isOn: true, timeZone: 'Africa/Cairo' },
      version: 2,
    })
    expect(answer.json()).toMatchObject({
      groups: {
        contributions: { page: false, mail: 'daily', push: true },
        belongings: { page: true, push: false },
      },
      quietHours: { isOn: true, from: '22:00', to: '07:00', timeZone: 'Africa/Cairo' },
      version: 3,
    })
  })

  it('refuse a change of what somebody changed meanwhile', async () => {
    const { headers } = await addPerson(deps)
    await put(url, headers, { groups: { contributions: { page: false } }, version: 0 })
    const late = await put(url, headers, { groups: { contributions: { page: true } }, version: 0 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-since'])
  })

  it.each([
    { groups: { security: { page: false } } },
    { groups: { security: { mail: 'off' } } },
    { groups: { secrets: { page: true } } },
    { groups: { contributions: { mail: 'hourly' } } },
    { quietHours: { from: '25:00' } },
    { quietHours: { timeZone: 'Mars/Olympus' } },
    { userId: 'x' },
  ])('refuse %j', async (body) => {
    const { headers } = await addPerson(deps)
    expect((await put(url, headers, body)).statusCode).toBe(400)
  })

  it('keep what is off from the page, and what is safe on it', async () => {
    const { id, headers } = await addPerson(deps)
    await put(url, headers, { groups: { contributions: { page: false, push: false } } })
    await service.notify(deps.db, id, decided)
    expect(await totalOf(headers)).toEqual({ total: 0, unread: 0 })
    await service.notify(deps.db, id, notification('alarm', { message: 'Alarm', link: null }))
    expect(await totalOf(headers)).toEqual({ total: 1, unread: 1 })
  })

  it('keep what is mailed alone from the page, also from counts', async () => {
    const { id, headers } = await addPerson(deps)
    await put(url, headers, { groups: { contributions: { page: false, mail: 'daily' } } })
    await service.notify(deps.db, id, decided)
    expect(await totalOf(headers)).toEqual({ total: 0, unread: 0 })
  })
})
