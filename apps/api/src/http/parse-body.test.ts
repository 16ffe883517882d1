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

it('takes a missing body for an empty one where nothing must be in it', () => {
  const Reason = z.strictObject({ reason: z.string().optional(), tries: z.number().default(1) })
  expect(issuesOf(Reason, undefined)).toEqual({ tries: 1 })
  expect(issuesOf(z.record(z.string(), z.string()), undefined)).toEqual({})
})

it('names the fields of a body that must have one of them', () => {
  const Either = z
    .object({ ids: z.array(z.string()).optional(), all: z.boolean().optional() })
    .refine(({ ids, all }) => ids || all)
  expect(issuesOf(Either, undefined)).toEqual([
    ['ids', 'ids is required'],
    ['all', 'all is required'],
  ])
})

it('reads every other body as its schema does', () => {
  expect(issuesOf(Strict, { name: 'Reef' })).toEqual({ name: 'Reef', depth: 3 })
  expect(issuesOf(Strict, {})).toMatchObject([['name', expect.stringContaining('string')]])
  expect(issuesOf(Strict.optional(), undefined)).toBeUndefined()
})
