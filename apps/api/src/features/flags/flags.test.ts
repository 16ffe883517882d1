import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flagDefaults } from '@soundings/contract/flags'
import pino from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { flagsFile } from '#adapters/flags-file.ts'
import { flagsServer } from '#adapters/flags-server.ts'
import { testApp } from '#src/testing/app.ts'
import { asLevel } from '#src/testing/people.ts'
import { flagsService } from './flags.service.ts'

const { app } = await testApp()
const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'soundings-flags-'))
afterAll(() => rmSync(folder, { recursive: true }))

const url = '/api/ofrep/v1/evaluate/flags'
const values = (flags: { key: string; value: unknown }[]) =>
  Object.fromEntries(flags.map(({ key, value }) => [key, value]))

const fileWith = (targeting: object) => {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  const flag = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off', targeting }
  writeFileSync(path, JSON.stringify({ flags: { secret: flag } }))
  return path
}
const forAdmins = { if: [{ in: ['admin', { var: 'groups' }] }, 'on', 'off'] }
const admin = { id: 'a', groups: ['admin' as const] }

describe('feature flags', () => {
  it('are by default what the app knows them as', async () => {
    const answer = await app.inject({ method: 'POST', url, payload: { context: {} } })
    expect(values(answer.json().flags)).toEqual(flagDefaults)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('can be asked one by one, and say when there is none', async () => {
    const one = await app.inject({ method: 'POST', url: `${url}/side-chat`, payload: { context: {} } })
    expect(one.json()).toMatchObject({ key: 'side-chat', value: false })
    expect(
      (await app.inject({ method: 'POST', url: `${url}/nothing`, payload: { context: {} } })).statusCode,
    ).toBe(404)
  })

  it('follow the groups of the session', async () => {
    const source = flagsFile(fileWith(forAdmins), log)
    const service = flagsService({ flags: source })
    expect(values(await service.all(admin))).toEqual({ secret: true })
    expect(values(await service.all({ id: 'm', groups: [] }))).toEqual({ secret: false })
    expect(values(await service.all(null))).toEqual({ secret: false })
    source.close()
  })

  it('do not believe what a page says of its groups', async () => {
    const asked: unknown[] = []
    const all = async (context: unknown) => {
      asked.push(context)
      return []
    }
    const source = { kind: 'server', name: 'flags.example.org' } as const
    const flags = { source, all, close: () => undefined }
    const other = await testApp({ flags })
    const context = { targetingKey: 'somebody else', groups: ['admin'] }
    const headers = await asLevel(other.deps, 'member')
    await other.app.inject({ method: 'POST', url, payload: { context }, headers })
    await other.app.inject({ method: 'POST', url, payload: { context } })
    expect(asked).toEqual([
      { targetingKey: expect.stringMatching(/^[0-9a-f-]{36}$/), groups: [], isMember: true },
      { targetingKey: 'visitor', groups: [], isMember: false },
    ])
  })
})

describe('a file of flags', () => {
  it('that is missing or no JSON stops the start with its name', () => {
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, '{')
    for (const path of [broken, join(folder, 'none.json')]) expect(() => flagsFile(path, log)).toThrow(path)
  })
})

describe('a flag server', () => {
  it('is asked by its protocol, with what the session says', async () => {
    const bodies: unknown[] = []
    const server = createServer(async (request, response) => {
      const chunks = await request.toArray()
      bodies.push({ path: request.url, ...JSON.parse(Buffer.concat(chunks).toString()) })
      const flags = [
        { key: 'community', value: false },
        { key: 'odd', errorCode: 'PARSE_ERROR' },
      ]
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ flags }))
    }).listen(0)
    const source = flagsServer(`http://localhost:${(server.address() as AddressInfo).port}/`)
    const service = flagsService({ flags: source })
    expect(values(await service.all(admin))).toEqual({ community: false })
    const context = { targetingKey: 'a', groups: ['admin'], isMember: true }
    expect(bodies).toEqual([{ path: '/ofrep/v1/evaluate/flags', context }])
    server.close()
    server.closeAllConnections()
    await expect(service.all(null)).rejects.toMatchObject({ status: 503 })
  })
})
