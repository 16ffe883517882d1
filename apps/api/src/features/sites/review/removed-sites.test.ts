import { describe, expect, it } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, asLevel, signIn } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const { get, post, del } = callsOf(app)

const day = 24 * 3_600_000
const list = (headers: Record<string, string>, query = '') =>
  get(`/api/moderator/sites/removed${query}`, headers)
const remove = (id: string, headers: Record<string, string>, reason = '') =>
  del(`/api/sites/${id}${reason && `?reason=${encodeURIComponent(reason)}`}`, headers)

describe('sites that were taken away', () => {
  it.each([
    ['public', 401],
    ['member', 403],
    ['editor', 403],
    ['moderator', 200],
  ] as const)('are listed for moderators: %s gets %i', async (level, status) => {
    expect((await list(await asLevel(deps, level))).statusCode).toBe(status)
  })

  it('are listed page by page, the last first, with who, why and until when, while they can come back', async () => {
    const rita = await addPerson(deps, { groups: ['moderator'], handle: 'rita_r' })
    const names = ['Long Gone', 'Lately Gone', 'Just Gone']
    const ids: string[] = []
    for (const siteName of names) ids.push(await addSite(deps.db, { siteName, country: 'Egypt' }))
    const [long = '', lately = '', just = ''] = ids
    await remove(long, rita.headers)
    passTime(16 * day)
    await remove(lately, await signIn(deps, rita.id), 'It is a car park.')
    passTime(13 * day)
    await remove(just, await signIn(deps, rita.id))

    const moderator = await asLevel(deps, 'moderator')
    const first = (await list(moderator, '?limit=2')).json()
    expect(first).toMatchObject({
      total: 3,
      items: [
        { id: just, siteName: 'Just Gone', reason: null },
        { id: lately, country: 'Egypt', by: 'rita_r', reason: 'It is a car park.' },
      ],
    })
    const [, { removedAt, restorableUntil }] = first.items
    expect(Date.parse(restorableUntil) - Date.parse(removedAt)).toBe(30 * day)
    const second = (await list(moderator, `?limit=2&cursor=${first.nextCursor}`)).json()
    expect(second).toMatchObject({ items: [{ id: long }], nextCursor: null })

    passTime(2 * day)
    expect((await list(await asLevel(deps, 'moderator'))).json().total).toBe(2)
    await post(`/api/sites/${just}/restore`, await asLevel(deps, 'moderator'))
    const { items } = (await list(await asLevel(deps, 'moderator'))).json()
    expect(items.map(({ id }: { id: string }) => id)).toEqual([lately])
  })

  it('and became part of another are not listed: they come back by taking the merge back', async () => {
    const [from, into] = [await addSite(deps.db), await addSite(deps.db)]
    const moderator = await asLevel(deps, 'moderator')
    const before = (await list(moderator)).json().total
    expect((await post(`/api/sites/${from}/merge`, moderator, { into })).statusCode).toBe(200)
    expect((await list(moderator)).json().total).toBe(before)
  })

  it('of which the last removal counts', async () => {
    const id = await addSite(deps.db)
    const moderator = await asLevel(deps, 'moderator')
    await remove(id, moderator, 'By mistake.')
    await post(`/api/sites/${id}/restore`, moderator)
    await remove(id, moderator, 'For good.')
    const { items } = (await list(moderator)).json()
    expect(items.filter((site: { id: string }) => site.id === id)).toMatchObject([{ reason: 'For good.' }])
  })

  it('are asked for with cursors of ours only', async () => {
    expect((await list(await asLevel(deps, 'moderator'), '?cursor=nonsense')).statusCode).toBe(400)
  })
})
