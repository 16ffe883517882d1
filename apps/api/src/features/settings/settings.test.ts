import { UserSettings } from '@soundings/contract/settings'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { userSettings } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { personalSettings } from './settings.service.ts'

const { app, deps } = await testApp()

const url = '/api/settings/me'
const defaults = UserSettings.parse({})

const get = async (headers: Headers) => (await app.inject({ url, headers })).json().settings
const put = (headers: Headers, payload: object) => app.inject({ method: 'PUT', url, headers, payload })

const leftBehind = async (settings: Record<string, unknown>): Promise<Headers> => {
  const { id, headers } = await addPerson(deps)
  await deps.db.insert(userSettings).values({ userId: id, settings, updatedAt: deps.clock() })
  return headers
}

describe('settings', () => {
  it('are metric, and the rest at its default, until somebody saves others', async () => {
    const { headers } = await addPerson(deps)
    expect(await get(headers)).toEqual(defaults)
    expect(defaults).toMatchObject({
      temperature: 'C',
      distanceDepth: 'm',
      pressure: 'bar',
      weight: 'kg',
      theme: 'system',
    })
  })

  it('are answered as they were saved, then and later', async () => {
    const { headers } = await addPerson(deps)
    const settings = {
      temperature: 'F',
      distanceDepth: 'ft',
      pressure: 'psi',
      weight: 'lb',
      theme: 'dark',
      dateLanguage: 'de',
      singleKeys: false,
    }
    const saved = await put(headers, { settings })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toEqual({ settings, savedAt: '2026-06-01T12:00:00.000Z' })
    expect(await get(headers)).toEqual(settings)
  })

  it('are replaced whole: what is not sent is back at its default', async () => {
    const { headers } = await addPerson(deps)
    await put(headers, { settings: { ...defaults, weight: 'lb', theme: 'dark' } })
    await put(headers, { settings: { weight: 'lb' } })
    expect(await get(headers)).toEqual({ ...defaults, weight: 'lb' })
  })

  it('are each person’s own', async () => {
    const [one, other] = [await addPerson(deps), await addPerson(deps)]
    await put(one.headers, { settings: { ...defaults, distanceDepth: 'ft' } })
    expect(await get(other.headers)).toEqual(defaults)
    expect((await get(one.headers)).distanceDepth).toBe('ft')
  })

  it('are part of what people take along', async () => {
    const { headers } = await addPerson(deps)
    await put(headers, { settings: { ...defaults, weight: 'lb' } })
    const { rawPayload } = await app.inject({ url: '/api/auth/export', headers })
    const file = unzipSync(rawPayload)['settings.json']
    expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toEqual({ ...defaults, weight: 'lb' })
  })

  it('go when the account goes, and nobody else’s', async () => {
    const [leaving, staying] = [await addPerson(deps), await addPerson(deps)]
    for (const { headers } of [leaving, staying]) await put(headers, { settings: { theme: 'dark' } })
    await personalSettings.leave(deps.db, leaving.id, 'anonymise')
    expect(await get(leaving.headers)).toEqual(defaults)
    expect((await get(staying.headers)).theme).toBe('dark')
  })

  it('that an older version saved lose only what no longer fits', async () => {
    const headers = await leftBehind({
      temperature: 'K',
      distanceDepth: 'fathom',
      weight: 'lb',
      singleKeys: 'yes',
      theme: 'dark',
      fontSize: 12,
    })
    expect(await get(headers)).toEqual({ ...defaults, weight: 'lb', theme: 'dark' })
  })

  it('that were broken by hand are at their defaults', async () => {
    for (const broken of [{}, { theme: null }, [] as unknown as Record<string, unknown>])
      expect(await get(await leftBehind(broken))).toEqual(defaults)
  })

  it('that nobody knows are not saved', async () => {
    const { id, headers } = await addPerson(deps)
    const saved = await put(headers, { settings: { ...defaults, userId: 'x', groups: ['admin'] } })
    expect(saved.json()).toMatchObject({ settings: defaults })
    const rows = await deps.db.select().from(userSettings)
    expect(rows.find(({ userId }) => userId === id)?.settings).toEqual(defaults)
  })

  it.each([
    ['an unknown unit', { settings: { distanceDepth: 'fathom' } }],
    ['a word for a switch', { settings: { singleKeys: 'false' } }],
    ['a language that is not offered', { settings: { dateLanguage: 'xx' } }],
    ['a list', { settings: [] }],
    ['nothing', {}],
  ])('are refused with %s, and stay as they were', async (_, body) => {
    const { headers } = await addPerson(deps)
    await put(headers, { settings: { ...defaults, theme: 'light' } })
    const refused = await put(headers, body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues[0].path[0]).toBe('settings')
    expect((await get(headers)).theme).toBe('light')
  })

  it('are for members alone, whatever a visitor sends', async () => {
    for (const answer of [await app.inject(url), await put({}, { settings: { theme: 'sepia' } })]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json().settings).toBeUndefined()
    }
  })

  it('are never kept on the way', async () => {
    const { headers } = await addPerson(deps)
    expect((await app.inject({ url, headers })).headers['cache-control']).toBe('private, no-store')
  })
})
