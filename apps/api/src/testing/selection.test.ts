import { expect, test } from 'vitest'
import { z } from 'zod'
import { kindsOf } from './samples.ts'
import { oneOfEachKind, someOf } from './selection.ts'

test('what is chosen has every kind, and nothing is chosen that brings none', () => {
  const short = z.object({ name: z.string().max(3) })
  const long = z.object({ title: z.string().max(300) })
  const many = z.object({ names: z.array(z.string().max(3)) })
  expect([...oneOfEachKind([short, long, many], kindsOf)]).toEqual([short, many])
})

test('kinds differ by their bounds and formats, and not by the names of fields', () => {
  expect(kindsOf(z.object({ a: z.uuid() }))).toEqual(kindsOf(z.object({ b: z.uuid() })))
  expect(kindsOf(z.uuid())).not.toEqual(kindsOf(z.string()))
  expect(kindsOf(z.number())).not.toEqual(kindsOf(z.number().min(1)))
})

test('some of a list are as many as asked for, the same at every time, and all are somebody’s', () => {
  const list = Array.from({ length: 31 }, (_, at) => at)
  const names = Array.from({ length: 200 }, (_, at) => `GET /api/${at}`)
  for (const name of names) {
    expect(someOf(list, 2, name)).toHaveLength(2)
    expect(someOf(list, 2, name)).toEqual(someOf(list, 2, name))
  }
  expect(new Set(names.flatMap((name) => someOf(list, 2, name))).size).toBe(list.length)
  expect(someOf([1], 2, 'one')).toEqual([1])
  expect(someOf([], 2, 'none')).toEqual([])
})
