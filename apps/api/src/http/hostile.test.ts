import type { Route } from '@soundings/contract/route'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '#src/app/app-features.ts'
import { testApp } from '#src/testing/app.ts'
import { asLevel } from '#src/testing/people.ts'
import { buildPicture, buildSending } from '#src/testing/pictures.ts'
import { kindsOf } from '#src/testing/samples.ts'
import { oneOfEachKind, someOf } from '#src/testing/selection.ts'

const { app, deps } = await testApp()
/** Somebody who may do everything: what they send is read by every route. */
const admin = await asLevel(deps, 'admin')

const named = Object.values(routes)
  .flatMap((group): Route[] => Object.values(group))
  .map((route) => [`${route.method} ${route.path}`, route] as const)

/** The routes with this part, each with whether everything is sent to it: to one of each kind of method, access and value. */
const routesWith = (
  part: 'body' | 'form' | 'params' | 'query',
  isMeant: (route: Route) => boolean = Boolean,
) => {
  const meant = named.filter(([, route]) => route[part] && isMeant(route))
  const kinds = ({ method, access, [part]: schema }: Route) =>
    schema ? [method, access, ...kindsOf(schema)] : []
  const whole = oneOfEachKind(meant, ([, route]) => kinds(route))
  return meant.map((each) => [...each, whole.has(each)] as const)
}

/** So much of what other routes refuse is sent to each. */
const few = 2
/**
 * What is sent to a route of all that could be: what its own schema would let pass, and a few of what it refuses, as all
 * routes then refuse in the same way.
 */
const sentTo = <T>(name: string, list: readonly T[], isRefused: (one: T) => boolean, count = few): T[] => {
  const sample = someOf(list, count, name)
  return list.filter((one) => sample.includes(one) || !isRefused(one))
}

const filled = ({ path }: Route, value: string) => path.replace(/:\w+/g, value)
const fine: Record<string, string> = {
  siteId: '0191d8a0-0000-7000-8000-000000000000',
  country: 'Malta',
  level: 'advanced',
  version: '1-a',
  mapId: '1',
  z: '0',
  x: '0',
  y: '0',
}
const proper = ({ path }: Route) => path.replace(/:(\w+)/g, (_, name: string) => fine[name] ?? '1')

let began = 0
const ask = (options: InjectOptions) => {
  began = performance.now()
  return app.inject({ ...options, headers: { ...admin, ...options.headers } })
}
afterEach(() => expect(performance.now() - began, 'nothing hangs').toBeLessThan(5_000))

/** Words that only the inside of a server knows; “Please select …” is said to people. */
const inside =
  /\bat \S+ \(|node_modules|\.ts\b|\/work|\/home|\b((?<!Please )select|insert into|SQLSTATE|syntax error|pg_|zod)\b|\bE[A-Z]{4,}\b|FST_/

const expectRefused = (answer: LightMyRequestResponse, what = '') => {
  const seen = `${what} ${answer.statusCode} ${answer.body.slice(0, 300)}`
  expect(answer.statusCode, seen).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode, seen).toBeLessThan(500)
  expect(answer.headers['content-type'], seen).toBe('application/json; charset=utf-8')
  const { message, requestId } = answer.json()
  expect(message, seen).toMatch(/\w/)
  expect(requestId, seen).toBe(answer.headers['x-request-id'])
  expect(answer.body, seen).not.toMatch(inside)
  expect(answer.body.length).toBeLessThan(20_000)
}

/** Where everything in a body may be left out, so may the body. */
const mayBeMissing = ({ body }: Route) => body?.safeParse({}).success === true

const deep = (open: string, close: string, times = 100_000) => open.repeat(times) + close.repeat(times)
const bytes = (...list: number[]) => Buffer.from(list)

const bodies: [string, string | Buffer, string?][] = [
  ['nothing', ''],
  ['a blank', ' '],
  ['half an object', '{"lat":'],
  ['two objects', '{}{}'],
  ['a word', 'undefined'],
  ['NaN', '{"lat":NaN,"lng":0}'],
  ['Infinity', '{"lat":Infinity,"lng":0}'],
  ['a number beyond all bounds', '{"lat":1e999,"lng":0,"ids":1e999}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"text"'],
  ['a number', '1'],
  ['100,000 open brackets', '['.repeat(100_000)],
  ['100,000 nested lists', deep('[', ']')],
  ['100,000 nested lists in a field', `{"ids":${deep('[', ']')},"lat":${deep('[', ']')}}`],
  ['100,000 nested objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['__proto__', '{"__proto__":{"lat":1},"lat":0,"lng":0,"ids":[]}'],
  ['an escaped __proto__', '{"\\u005f_proto__":{"lat":1},"lat":0,"lng":0,"ids":[]}'],
  ['constructor', '{"constructor":{"prototype":{"x":1}},"lat":0,"lng":0,"ids":[]}'],
  ['invalid UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  ['half a UTF-8 letter', Buffer.concat([Buffer.from('{"ids":["'), bytes(0xe6, 0xb5), Buffer.from('"]}')])],
  [
    'an overlong UTF-8 letter',
    Buffer.concat([Buffer.from('{"ids":["'), bytes(0xc0, 0xaf), Buffer.from('"]}')]),
  ],
  [
    'a surrogate in UTF-8',
    Buffer.concat([Buffer.from('{"ids":["'), bytes(0xed, 0xa0, 0x80), Buffer.from('"]}')]),
  ],
  ['UTF-16', Buffer.from('{"ids":[]}', 'utf16le')],
  ['NUL', '{"ids":["\\u0000"],"lat":"\\u0000","lng":0}'],
  ['a raw NUL', '{"ids":["\0"],"lat":0,"lng":"\0"}'],
  ['a lone surrogate', '{"ids":["\\ud800"],"lat":"\\udc00","lng":0}'],
  ['texts for numbers', '{"lat":"0","lng":"0","ids":"0"}'],
  ['lists for numbers', '{"lat":[0],"lng":[0],"ids":[[]]}'],
  ['objects for everything', '{"lat":{},"lng":{},"ids":{}}'],
  ['a long list of nonsense', JSON.stringify({ ids: Array(150_000).fill(''), lat: [], lng: [] })],
]

/** Whether a route refuses a body before its handler is asked: its reader does, or its schema. */
const isRefusedBody =
  ({ body }: Route) =>
  ([, payload]: (typeof bodies)[number]): boolean => {
    if (typeof payload !== 'string') return true
    try {
      return body?.safeParse(JSON.parse(payload)).success === false
    } catch (error) {
      return error instanceof SyntaxError
    }
  }

const jsonTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
  '',
  'application/json;;;=',
]

describe.each(routesWith('body'))('%s', (name, route, isWhole) => {
  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    ask({
      method: route.method,
      url: proper(route),
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  const wrong = bodies.filter(([, payload]) => payload !== '' || !mayBeMissing(route))
  const sent = isWhole ? wrong : sentTo(name, wrong, isRefusedBody(route))
  it.each(sent)('refuses %s as its body', async (what, payload) => expectRefused(await send(payload), what))

  it.runIf(isWhole)('refuses a body over 1 MB, announced or not', async () => {
    const large = JSON.stringify({ ids: ['x'.repeat(1_100_000)], lat: 0, lng: 0 })
    const answer = await send(large)
    expectRefused(answer)
    expect(answer.statusCode).toBe(413)
    expectRefused(await send(large, { 'content-length': '10' }))
  })

  it.each(isWhole ? jsonTypes : someOf(jsonTypes, few, name))('refuses the content type %j', async (type) => {
    const answer = await send('{"lat":"a","ids":"b"}', { 'content-type': type })
    expectRefused(answer)
  })

  it('refuses a body that claims to be compressed, however large it would become', async () => {
    const encodings = ['gzip', 'deflate', 'br', 'nonsense']
    for (const encoding of isWhole ? encodings : someOf(encodings, 1, name))
      expectRefused(await send('\u001f\u008b nonsense', { 'content-encoding': encoding }), encoding)
  })

  it.skipIf(mayBeMissing(route))('refuses to go without a body or a content type', async () => {
    expectRefused(await ask({ method: route.method, url: proper(route) }))
    expectRefused(
      await ask({
        method: route.method,
        url: proper(route),
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
})

const photo = await buildPicture({ width: 16, height: 16 }).png().toBuffer()

const values = ['\0', 'a\0b', '\ud800', '<script>', '__proto__', 'x'.repeat(15_000), '\u202e\u2066']

describe.each(routesWith('form'))('%s', (name, route, isWhole) => {
  const send = (payload: string | Buffer, type: string) =>
    ask({ method: route.method, url: proper(route), payload, headers: { 'content-type': type } })

  it.each(isWhole ? bodies : someOf(bodies, few, name))('refuses %s as its form', async (what, payload) => {
    for (const type of ['multipart/form-data; boundary=x', 'application/json'])
      expectRefused(await send(payload, type), `${what} as ${type}`)
  })

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(8_000)}`,
    'multipart/form-data; boundary="',
    'multipart/mixed; boundary=x',
    'text/plain',
    '',
  ])('refuses the content type %j', async (type) => {
    expectRefused(await send('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n', type))
  })

  it.each([
    ['no name', 'content-disposition: form-data'],
    ['an endless header', `content-disposition: form-data; name="a"; x="${'x'.repeat(100_000)}"`],
    ['a thousand headers', 'x: y\r\n'.repeat(1_000)],
    ['a name of 10,000 letters', `content-disposition: form-data; name="${'a'.repeat(10_000)}"`],
    ['a compressed part', 'content-disposition: form-data; name="a"\r\ncontent-encoding: gzip'],
    [
      'a part in a part',
      'content-disposition: form-data; name="a"\r\ncontent-type: multipart/mixed; boundary=y',
    ],
  ])('refuses a part with %s', async (what, headers) => {
    expectRefused(
      await send(`--x\r\n${headers}\r\n\r\nb\r\n--x--\r\n`, 'multipart/form-data; boundary=x'),
      what,
    )
  })

  it.each(Object.keys(route.form?.shape ?? {}))('survives anything in its field %s', async (field) => {
    for (const value of isWhole ? values : someOf(values, few, name + field)) {
      const { headers, payload } = await buildSending([photo], { [field]: value })
      const answer = await ask({ method: route.method, url: proper(route), headers, payload })
      if (answer.statusCode >= 300) expectRefused(answer, `${field}=${JSON.stringify(value.slice(0, 20))}`)
    }
  })
})

const segments = [
  '%00',
  'a%00b',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%',
  '%zz',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(10_000),
  '%F0%9F%A4%BF'.repeat(100),
  '<script>',
  '[object Object]',
]

/** Whether a route refuses this wherever its path has a place: nobody can decode it, or its schema takes no such name. */
const isRefusedSegment =
  ({ params }: Route) =>
  (segment: string): boolean => {
    try {
      const value = decodeURIComponent(segment)
      const filled = Object.keys(params?.shape ?? {}).map((name) => [name, value])
      return params?.safeParse(Object.fromEntries(filled)).success === false
    } catch (error) {
      return error instanceof URIError
    }
  }

describe.each(routesWith('params'))('%s', (name, route, isWhole) => {
  const sent = isWhole ? segments : sentTo(name, segments, isRefusedSegment(route))
  it.each(sent.map((each) => [each.slice(0, 40), each] as const))(
    'survives %j in its path',
    async (_, segment) => {
      const answer = await ask({
        method: route.method,
        url: filled(route, segment),
        ...(route.body && { payload: {} }),
      })
      const isName = route.path === '/api/sites/country/:country' && answer.statusCode === 200
      if (isName) expect(answer.json().items).toEqual([])
      else expectRefused(answer, segment.slice(0, 40))
    },
  )

  it('refuses blank places in its path', async () => {
    for (const blank of ['%20', '%09', '%20%20'])
      expectRefused(await ask({ method: route.method, url: filled(route, blank) }), blank)
  })
})

const pagings = [
  'limit=0',
  'limit=-1',
  'limit=1e9',
  'limit=1000000000',
  'limit=abc',
  'limit=',
  'limit=%20',
  'limit=1.5',
  'limit=NaN',
  'limit=Infinity',
  'limit=1e999',
  'limit=1&limit=2',
  'limit=1&limit=1',
  'limit=%00',
  'limit=%ff',
  'cursor=1&cursor=2',
  'cursor=%00',
  'cursor=%ff%fe',
  'limit=__proto__',
]

/** As a server reads a query, where each name has one value or several. */
const readQuery = (text: string) => {
  const read = new URLSearchParams(text)
  return Object.fromEntries(
    [...read.keys()].map((name) => [name, read.getAll(name).length > 1 ? read.getAll(name) : read.get(name)]),
  )
}
/** Whether the schema refuses one field of a query, whatever else is missing there. */
const isRefusedQuery =
  ({ query }: Route) =>
  (text: string): boolean =>
    Object.entries(readQuery(text)).some(
      // A name in brackets is refused as such.
      ([name, value]) => name.includes('[') || query?.shape[name]?.safeParse(value).success === false,
    )

describe.each(routesWith('query', ({ query }) => query !== undefined && 'limit' in query.shape))(
  '%s',
  (name, route, isWhole) => {
    const sent = isWhole ? pagings : sentTo(name, pagings, isRefusedQuery(route))
    it.each(sent)('refuses %s', async (query) =>
      expectRefused(await ask({ method: route.method, url: `${proper(route)}?${query}` }), query),
    )
  },
)

const confusions = [
  '__proto__=1',
  'constructor=1',
  '__proto__[limit]=1',
  'hasOwnProperty=1',
  'a=1',
  '&&&=',
  '?',
  '%',
  '=',
]

describe.each(routesWith('query'))('%s', (path, route, isWhole) => {
  const sendAll = async (name: string, queries: string[]) => {
    const sent = isWhole ? queries : sentTo(path + name, queries, isRefusedQuery(route), 1)
    for (const query of sent)
      expectRefused(await ask({ url: `${proper(route)}?${query}` }), query.slice(0, 40))
  }

  it.each(Object.keys(route.query?.shape ?? {}))(
    'refuses a list or an object where it expects a text: %s',
    (name) => sendAll(name, [`${name}[]=a`, `${name}[a]=b`, `${name}[__proto__]=b`, `${name}=a&${name}=b`]),
  )

  it.each(Object.keys(route.query?.shape ?? {}))(
    'refuses what cannot be stored and what is far too long: %s',
    (name) =>
      sendAll(
        name,
        ['%00', 'a%00b', 'x'.repeat(10_000), '9'.repeat(10_000)].map((value) => `${name}=${value}`),
      ),
  )

  it.each(isWhole ? confusions : someOf(confusions, few, path))('is not confused by %s', async (query) => {
    const answer = await ask({ method: route.method, url: `${proper(route)}?${query}` })
    if (answer.statusCode !== (route.status ?? 200)) expectRefused(answer, query)
    expect(({} as Record<string, unknown>).limit).toBeUndefined()
  })
})

describe('the words of a search', () => {
  it.each(['q=%00', 'q=a%00b', 'q=a&q=b', 'filter_type=mine', 'filter_type='])(
    'are refused as %s',
    async (query) => expectRefused(await ask({ url: `/api/sites?${query}` }), query.slice(0, 40)),
  )

  it('may be badly encoded, and mean then what is left of them', async () => {
    for (const query of ['q=%ff', 'q=%ed%a0%80', 'q=%', 'q=%zz', 'q=+', 'q=%F0%9F'])
      expect((await ask({ url: `/api/sites?${query}` })).statusCode, query).toBeLessThan(500)
  })
})

describe('a long query', () => {
  it.each(['q', 'cursor', 'limit', 'filter_type'])('is refused: %s of 10,000 characters', async (name) => {
    for (const sign of ['x', '0', '%F0%9F%A4%BF'])
      expectRefused(await ask({ url: `/api/sites?${name}=${sign.repeat(10_000 / sign.length)}` }))
  })
})

describe('an address', () => {
  it.each(['/%', '/api/%', '/api/%ff', '/api/sites/%', '/api/%00', '/api/sites/%c0'])(
    'that cannot be decoded is refused: %s',
    async (url) => expectRefused(await ask({ url })),
  )

  it.each([10_000, 60_000])('of %i characters is refused', async (length) => {
    expectRefused(await ask({ url: `/api/${'x'.repeat(length)}` }))
    expectRefused(await ask({ url: `/api/${'x/'.repeat(length / 2)}` }))
  })
})
