import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { contributions, objections } from '@soundings/contract/notification-kinds'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { isOwnNetwork, pushHttps } from '#adapters/push-https.ts'
import { notifications } from '#db/schema/people.ts'
import { notificationsOf } from '#extension-points/notification-kind.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson, type Headers } from '#src/testing/people.ts'
import { telling } from '../telling.service.ts'
import { pushing } from './pushing.service.ts'

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A push service on this machine, which answers the status that the path ends with. */
const received: Received[] = []
const standIn = createServer(async (request, answer) => {
  const path = request.url ?? ''
  received.push({ path, headers: request.headers, body: await buffer(request) })
  answer.writeHead(Number(path.split('/').at(-1)) || 201, { location: '/elsewhere/201' }).end()
})
standIn.listen(0, '127.0.0.1')
await once(standIn, 'listening')
afterAll(() => void standIn.close())
const host = `127.0.0.1:${(standIn.address() as AddressInfo).port}`

const { app, deps } = await testApp({ push: pushHttps({ services: [host], allowsLocal: true }) })
const { get, post, put } = callsOf(app)
const url = '/api/notifications/push'
const origin = 'https://dive.example.org'
const service = pushing({ ...deps, origin })
const notification = notificationsOf({
  decided: { type: 'success', group: contributions },
  upheld: { type: 'success', group: objections },
})
const { notify } = telling({ clock: deps.clock, jobs: { add: async () => undefined } })

/** What a browser keeps to itself, and what it hands out. */
const buildBrowser = (status = 201) => {
  const ecdh = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = ecdh.generateKeys()
  const path = `/${randomBytes(8).toString('hex')}/${status}`
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
  /** Opens a message as RFC 8291 has it. */
  const open = (body: Buffer): object => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
    const theirs = body.subarray(21, 21 + length)
    const derive = (secret: Buffer, with_: Buffer, info: Buffer | string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, size))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
    const input = derive(ecdh.computeSecret(theirs), auth, info, 32)
    const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
    const sealed = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    expect(text.at(-1)).toBe(2)
    return JSON.parse(text.subarray(0, -1).toString())
  }
  return { path, open, subscription: { endpoint: `http://${host}${path}`, keys } }
}

type Someone = { id: string; headers: Headers }
const withBrowser = async (status?: number) => {
  const [person, browser] = [await addPerson(deps), buildBrowser(status)]
  const answer = await post(url, person.headers, { subscription: browser.subscription })
  expect(answer.statusCode).toBe(201)
  return { person, browser }
}
const tell = (person: Someone, message: string, kind: 'decided' | 'upheld' = 'decided') =>
  notify(deps.db, person.id, notification(kind, { message, link: '/sites/1' }))
const never = async () => undefined
const pushNow = async ({ id }: Someone, afterQuiet: (userId: string, at: Date) => Promise<void> = never) => {
  const rows = await deps.db.select().from(notifications).where(eq(notifications.userId, id))
  await service.pushEach(
    rows.map((row) => row.id),
    afterQuiet,
  )
}
const receivedBy = ({ path }: { path: string }) => received.filter((one) => one.path === path)
const devicesOf = async ({ headers }: Someone) => (await get(url, headers)).json().items

describe('a push message', () => {
  it('is sealed for its browser, from this server, and holds little', async () => {
    const { person, browser } = await withBrowser()
    await tell(person, 'Your site was approved')
    await pushNow(person)
    const [one, ...more] = receivedBy(browser)
    expect(more).toEqual([])
    expect(browser.open(one?.body ?? Buffer.alloc(0))).toEqual({
      id: expect.any(String),
      title: 'Your contributions',
      body: 'Your site was approved',
      link: '/sites/1',
    })
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(one?.headers.authorization)) ?? []
    expect((await get(url, person.headers)).json().key).toBe(key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const isRight = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isRight).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `http://${host}`,
      sub: origin,
    })
  })

  it('says nothing of what is private', async () => {
    const { person, browser } = await withBrowser()
    await tell(person, 'The photo that you reported was removed', 'upheld')
    await pushNow(person)
    const [one] = receivedBy(browser)
    expect(JSON.stringify(browser.open(one?.body ?? Buffer.alloc(0)))).not.toMatch(/photo|reported/)
  })

  it('does not come where it is off, was read, or is to be quiet', async () => {
    const { person, browser } = await withBrowser()
    await tell(person, 'Read')
    await post('/api/notifications/read', person.headers, {})
    await pushNow(person)
    await put('/api/notifications/preferences', person.headers, {
      groups: { contributions: { push: false } },
    })
    await tell(person, 'Off')
    await pushNow(person)
    await put('/api/notifications/preferences', person.headers, {
      groups: { contributions: { push: true } },
      quietHours: { isOn: true, from: '10:00', to: '14:00', timeZone: 'UTC' },
    })
    const waits: Date[] = []
    await pushNow(person, async (_, at) => void waits.push(at))
    expect([receivedBy(browser), waits]).toEqual([[], [new Date('2026-06-01T14:00:00Z')]])
  })
})

describe('a browser', () => {
  it('is listed by its name, is there once, and can be removed by its person alone', async () => {
    const { person, browser } = await withBrowser()
    await post(url, person.headers, { subscription: browser.subscription })
    const [device, ...more] = await devicesOf(person)
    expect(more).toEqual([])
    const stranger = await addPerson(deps)
    const remove = ({ headers }: Someone) =>
      app.inject({ method: 'DELETE', url, headers, payload: { id: device.id } })
    await remove(stranger)
    expect(await devicesOf(person)).toHaveLength(1)
    expect((await remove(person)).json()).toEqual({ items: [] })
  })

  it('hears nothing more once it is signed out', async () => {
    const { person, browser } = await withBrowser()
    await post('/api/auth/cognito-logout', person.headers, {})
    await tell(person, 'Hello?')
    await pushNow(person)
    expect(receivedBy(browser)).toEqual([])
  })

  it.each([404, 410])('that is gone (%i) is forgotten at once', async (status) => {
    const { person } = await withBrowser(status)
    await tell(person, 'Hello?')
    await pushNow(person)
    expect(await devicesOf(person)).toEqual([])
  })

  it('whose service fails is forgotten after five messages', async () => {
    const { person } = await withBrowser(500)
    await tell(person, 'Hello?')
    const left: number[] = []
    for (const _ of [1, 2, 3, 4, 5]) {
      await pushNow(person)
      left.push((await devicesOf(person)).length)
    }
    expect(left).toEqual([1, 1, 1, 1, 0])
  })

  it('whose service leads elsewhere is not followed there', async () => {
    const { person, browser } = await withBrowser(302)
    await tell(person, 'Hello?')
    await pushNow(person)
    expect(receivedBy(browser)).toHaveLength(1)
    expect(received.filter(({ path }) => path.startsWith('/elsewhere'))).toEqual([])
  })

  it.each([
    'http://127.0.0.1:1/x',
    'https://evil.example.org/x',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'not an address',
  ])('cannot name %s', async (endpoint) => {
    const { headers } = await addPerson(deps)
    const { subscription } = buildBrowser()
    expect((await post(url, headers, { subscription: { ...subscription, endpoint } })).statusCode).toBe(400)
  })

  it('must have a key on the curve', async () => {
    const { headers } = await addPerson(deps)
    const { subscription } = buildBrowser()
    const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    expect((await post(url, headers, { subscription: { ...subscription, keys } })).statusCode).toBe(400)
  })
})

describe('the services of the settings', () => {
  const push = pushHttps({ services: ['fcm.googleapis.com', '*.push.services.mozilla.com', 'localhost'] })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://push.services.mozilla.com/x', false],
    ['https://evilpush.services.mozilla.com.example.org/x', false],
    ['https://xfcm.googleapis.com/x', false],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user@fcm.googleapis.com/x', false],
  ])('%s: %s', (endpoint, isKnown) => {
    expect(push.isKnown(endpoint)).toBe(isKnown)
  })

  it('are not asked where their names lead into our own network', async () => {
    const body = Buffer.from('x')
    await expect(push.send({ endpoint: 'https://localhost/x', headers: {}, body })).rejects.toThrow(
      'own network',
    )
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
  ])('%s is our own network', (address) => {
    expect(isOwnNetwork(address)).toBe(true)
  })

  it.each(['142.250.74.10', '2a00:1450:4001::200a'])('%s is not', (address) => {
    expect(isOwnNetwork(address)).toBe(false)
  })
})
