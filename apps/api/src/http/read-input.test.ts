import { type Route, route } from '@soundings/contract/route'
import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inputReader } from './read-input.ts'

const read = vi.fn((words: string[]) => words)
const find = route('/api/things/:id', {
  method: 'GET',
  access: 'public',
  summary: 'Find things',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ q: z.string().transform((text) => read(text.split(' '))) }),
  reply: z.object({}),
})

const asked = (id: string, q: string) =>
  ({ url: `/api/things/${id}?q=${q}`, params: { id }, query: { q } }) as unknown as FastifyRequest

test('an address that is asked for again is read once, and no other with it', () => {
  const input = inputReader(find)
  read.mockClear()
  const first = input(asked('7', 'blue hole'))
  expect(first).toEqual({ params: { id: 7 }, query: { q: ['blue', 'hole'] } })
  expect(input(asked('7', 'blue hole'))).toBe(first)
  expect(input(asked('8', 'blue hole'))).toEqual({ params: { id: 8 }, query: { q: ['blue', 'hole'] } })
  expect(read).toHaveBeenCalledTimes(2)
})

test('what is kept can be changed by nobody', () => {
  const input = inputReader(find)(asked('7', 'wreck')) as { query: { q: string[] } }
  expect(() => input.query.q.push('reef')).toThrow(TypeError)
})

test('what is refused is refused each time', () => {
  const input = inputReader(find)
  for (const _ of [1, 2]) expect(() => input(asked('seven', 'wreck'))).toThrow(z.ZodError)
})

test('nothing is kept of a long address, of a write, or of what only members may ask for', () => {
  const others: Route[] = [
    { ...find, method: 'POST' },
    { ...find, access: 'member' },
  ]
  for (const other of others) {
    const input = inputReader(other)
    expect(input(asked('7', 'wreck'))).not.toBe(input(asked('7', 'wreck')))
  }
  const input = inputReader(find)
  const long = 'a'.repeat(200)
  expect(input(asked('7', long))).not.toBe(input(asked('7', long)))
})
