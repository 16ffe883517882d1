import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issuesOf } from './issues.ts'

const Empty = z.strictObject({})
const wrong = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error ? issuesOf(error) : []
}
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 1]))

describe('fields that nobody knows', () => {
  it('are named while they are few', () => {
    expect(wrong(Empty, keys(1))).toEqual([{ path: [], message: 'This field isn’t known: “key0”' }])
    expect(wrong(Empty, keys(3))).toEqual([
      { path: [], message: 'These fields aren’t known: “key0”, “key1”, “key2”' },
    ])
  })

  it('are counted when they are many, and the first of them named', () => {
    const [issue] = wrong(Empty, keys(50_000))
    expect(issue?.message).toBe(
      '50,000 fields aren’t known. The first of them are “key0”, “key1”, “key2”, “key3”, “key4”',
    )
  })

  it('are cut short, in the middle of no character', () => {
    const [issue] = wrong(Empty, { ['🤿'.repeat(5_000)]: 1 })
    expect(issue?.message).toBe(`This field isn’t known: “${'🤿'.repeat(100)}…”`)
  })
})

describe('what is wrong', () => {
  it('is listed up to twenty times', () => {
    expect(wrong(z.array(z.string()), Array(1_000).fill(1))).toHaveLength(20)
  })

  it('is found by a path of which no step is long', () => {
    const [issue] = wrong(z.record(z.string(), z.number()), { ['k'.repeat(5_000)]: 'x' })
    expect(issue?.path).toEqual([`${'k'.repeat(100)}…`])
    const [key] = wrong(z.record(z.string().max(10), z.number()), { ['k'.repeat(5_000)]: 1 })
    expect(JSON.stringify(key).length).toBeLessThan(600)
  })

  it('is told in no more words than somebody reads', () => {
    const Long = z.string().refine(() => false, { error: ({ input }) => `Not ${String(input)}` })
    const [issue] = wrong(Long, 'x'.repeat(10_000))
    expect(issue?.message.length).toBeLessThan(310)
  })
})
