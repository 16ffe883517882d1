import { randomUUID } from 'node:crypto'
import { Handle } from '@soundings/contract/auth-fields'
import { expect, it } from 'vitest'
import { handleOf } from './members.ts'

it('gives everybody a username that the database takes', () => {
  expect(Handle.safeParse(handleOf(randomUUID())).success).toBe(true)
})
