import type { Route } from '@soundings/contract/route'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { routes } from '#src/app/app-features.ts'
import { testApp } from '#src/testing/app.ts'
import { asLevel, type Headers } from '#src/testing/people.ts'
import { buildPicture, buildSending } from '#src/testing/pictures.ts'
import { countNumbers, numbersIn, sampleOf } from '#src/testing/samples.ts'
import { someOf } from '#src/testing/selection.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, passTime } = await testApp()
const siteId = await addSite(deps.db, { siteName: 'Number Reef', coordinates: [0, 0], maxDepth: 30 })
const photo = await buildPicture({ width: 16, height: 16 }).png().toBuffer()

/** As they stand in JSON; in an address without their quotation marks. */
const extremes = [
  '5e-324',
  '-5e-324',
  '1e-320',
  '1e-45',
  '1e308',
  '-1e308',
  '-0',
  '9007199254740992',
  '2147483648',
  '1e21',
  '"NaN"',
  '"Infinity"',
  '"1e999"',
]
const place = 'the extreme number'
const parts = ['params', 'query', 'body', 'form'] as const
type Part = (typeof parts)[number]

/** Whether a schema might let this pass in place of one of its numbers, as the text of an address or as the number itself. */
const passes = (schema: z.ZodType, at: number, extreme: string): boolean => {
  const plain = extreme.replaceAll('"', '')
  return [JSON.parse(extreme), plain, Number(plain)].some(
    (read) =>
      numbersIn(schema)[at]?.safeParse(read).success || schema.safeParse(sampleOf(schema, at, read)).success,
  )
}

/** Every number that can be sent: in which part of which route, and which of its numbers. */
const fields = Object.values(routes)
  .flatMap((group): Route[] => Object.values(group))
  .flatMap((route) =>
    parts.flatMap((part) => {
      const schema: z.ZodType | undefined = route[part]
      return Array.from({ length: schema ? countNumbers(schema) : 0 }, (_, at) => ({ route, part, at }))
    }),
  )
  .map(
    (field) =>
      [`${field.route.method} ${field.route.path}, number ${field.at} of its ${field.part}`, field] as const,
  )

const textOf = (value: unknown) => encodeURIComponent(String(value))

const request = (route: Route, part: Part, at: number, extreme: string): InjectOptions => {
  const sample = (name: Part): Record<string, unknown> => {
    const schema: z.ZodType | undefined = route[name]
    return schema ? (sampleOf(schema, name === part ? at : -1, place) as Record<string, unknown>) : {}
  }
  const plain = extreme.replaceAll('"', '')
  const written = (value: unknown) => textOf(String(value).replace(place, plain))
  const params: Record<string, unknown> = {
    ...sample('params'),
    ...(route.params?.shape.siteId && { siteId }),
  }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => written(params[name]))
  const query = Object.entries(sample('query')).map(([name, value]) => `${name}=${written(value)}`)
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path
  if (route.form) {
    const words = Object.entries(sample('form')).map(([name, value]) => [
      name,
      String(value).replace(place, plain),
    ])
    return { method: route.method, url, ...buildSending([photo], Object.fromEntries(words)) }
  }
  if (!route.body) return { method: route.method, url }
  const payload = JSON.stringify(sample('body')).replace(`"${place}"`, extreme)
  return { method: route.method, url, payload, headers: { 'content-type': 'application/json' } }
}

const ask = (headers: Headers, { headers: own, ...rest }: InjectOptions) =>
  app.inject({ ...rest, headers: { ...headers, ...own } })

it('are many, and those of every kind are found', () => {
  const names = fields.map(([name]) => name).join('\n')
  for (const known of [
    'POST /api/sites/search, number 0 of its body',
    'POST /api/sites, number 6 of its body',
    'GET /api/sites, number 6 of its query',
    'GET /api/map/points, number 5 of its query',
    'GET /api/map/tiles/:version/:z/:x/:y, number 2 of its params',
    'POST /api/ai/query, number 20 of its body',
  ])
    expect(names).toContain(known)
  expect(fields.some(([, { part }]) => part === 'form')).toBe(true)
})

describe.each(fields)('%s', (name, { route, part, at }) => {
  const schema: z.ZodType | undefined = route[part]
  const number = schema && numbersIn(schema)[at]
  // What the schema refuses does not reach the route: of that, one is sent.
  const passing = extremes.filter((extreme) => schema && passes(schema, at, extreme))
  const refused = someOf(
    extremes.filter((extreme) => !passing.includes(extreme)),
    1,
    name,
  )

  it('is the contract’s own number, which leaves none too small to reckon with', () => {
    const read = number?.safeParse(5e-324)
    expect(read?.success ? read.data : 0).toBe(0)
  })

  it('answers the extremes, but not with an error of ours', async () => {
    // Whoever tried this often would be told to wait.
    passTime(24 * 3_600_000)
    const headers = await asLevel(deps, 'admin')
    for (const extreme of [...passing, ...refused]) {
      const asked = request(route, part, at, extreme)
      const answer = await ask(headers, asked)
      expect(
        answer.statusCode,
        `${asked.url} ${String(asked.payload)} ${answer.body}`.slice(0, 900),
      ).toBeLessThan(500)
      expect(answer.statusCode, 'too many tries hide the answer').not.toBe(429)
    }
  })
})
