import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseBody } from './parse-body.ts'

const Strict = z.object({ name: z.string(), depth: z.number().default(3), note: z.string().optional() })
const issuesOf = (schema: z.ZodType, body: unknown) => {
  try {
    return parseBody(schema, body)
  } catch (error) {
    return (error as z.ZodError).issues.map(({ path, message }) => [path.join('.'), message])
  }
}

it('names the fields that a missing body must have', () => {
  expect(issuesOf(Strict, undefined)).toEqual([['name', 'name is required']])
  expect(issuesOf(Strict, null)).toEqual([['name', 'name is required']])
})

it('names those that it may have where it must have none', () => {
  expect(issuesOf(z.strictObject({ reason: z.string().optional() }), undefined)).toEqual([
    ['reason', 'reason is required'],
  ])
})

it('reads every other body as its schema does', () => {
  expect(issuesOf(Strict, { name: 'Reef' })).toEqual({ name: 'Reef', depth: 3 })
  expect(issuesOf(Strict, {})).toMatchObject([['name', expect.stringContaining('string')]])
  expect(issuesOf(Strict.optional(), undefined)).toBeUndefined()
})
