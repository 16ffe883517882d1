import { describe, expect, it, vi } from 'vitest'
import { sqlState } from '#db/client.ts'
import { testApp } from '#src/testing/app.ts'
import { otherConnection } from '#src/testing/database.ts'
import { eventually } from '#src/testing/eventually.ts'
import { broadcastService } from './index.ts'

const { app, deps, connectionString } = await testApp()
const inEarnest = await testApp({ mailReaders: { people: false, tests: false } })
const other = await otherConnection(connectionString)
const broadcasts = broadcastService(deps)

const url = '/api/configuration/messages'
const read = async () => (await app.inject(url)).json()

describe('broadcast messages', () => {
  it('are none at first', async () => {
    expect(await read()).toEqual([])
  })

  it('are read by everybody, newest first', async () => {
    const first = await broadcasts.add({ value: 'Harbour closed on Friday', cancellable: true })
    const second = await broadcasts.add({ value: 'Maintenance at 20:00 UTC', cancellable: false })
    await eventually(async () =>
      expect(await read()).toMatchObject([{ _id: second._id }, { _id: first._id }]),
    )
    expect(Object.keys((await read())[0]).toSorted()).toEqual(['_id', 'cancellable', 'value'])
  })

  it('disappear when they are removed, and removing twice says so', async () => {
    const { _id } = await broadcasts.add({ value: 'Soon gone', cancellable: true })
    await eventually(async () => expect(JSON.stringify(await read())).toContain('Soon gone'))
    expect(await broadcasts.remove(_id)).toBe(true)
    expect(await broadcasts.remove(_id)).toBe(false)
    await eventually(async () => expect(JSON.stringify(await read())).not.toContain('Soon gone'))
    expect(await broadcasts.clear()).toBe(2)
    await eventually(async () => expect(await read()).toEqual([]))
  })

  it('are kept in memory until any process changes them', async () => {
    const insert = `insert into broadcast_messages values (gen_random_uuid(), $1, true, now())`
    await other.query(insert, ['From elsewhere'])
    await eventually(async () => expect(JSON.stringify(await read())).toContain('From elsewhere'))
    const select = vi.spyOn(deps.db, 'select')
    // The word of the change may come after the read that already saw it.
    await eventually(async () => {
      select.mockClear()
      await read()
      expect(select).not.toHaveBeenCalled()
    })
    select.mockRestore()
    for (const change of [
      `update broadcast_messages set text = 'Changed'`,
      'delete from broadcast_messages',
    ]) {
      const before = JSON.stringify(await read())
      await other.query(change)
      await eventually(async () => expect(JSON.stringify(await read())).not.toBe(before))
    }
    await other.query(insert, ['Last'])
    await eventually(async () => expect(await read()).toHaveLength(1))
    await other.query('truncate broadcast_messages')
    await eventually(async () => expect(await read()).toEqual([]))
  })

  it('are asked for again with their tag and not sent twice', async () => {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(501)],
  ])('that are %s are refused by the database too', async (_, value) => {
    const refused = await broadcasts.add({ value, cancellable: true }).catch(sqlState)
    expect(refused).toBe('23514')
  })
})

it('the base maps are those that the server was given', async () => {
  expect((await app.inject('/api/configuration/map')).json()).toEqual({
    satellite: { kind: 'bundled' },
    roadmap: { kind: 'bundled' },
  })
})

describe('where mails are', () => {
  const ask = async (server: typeof app) => (await server.inject('/api/configuration/mail')).json()

  it('is told while people may read them here', async () => {
    const { outbox } = await ask(app)
    expect((await app.inject(outbox)).statusCode).toBe(200)
  })

  it('is nowhere here on a server in earnest', async () => {
    expect(await ask(inEarnest.app)).toEqual({ outbox: null })
  })
})
