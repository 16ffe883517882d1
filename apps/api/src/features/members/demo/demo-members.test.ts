import { Handle } from '@soundings/contract/auth-fields'
import { countries } from '@soundings/contract/countries'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#db/schema/people.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { demoMembersService } from './demo-members.service.ts'
import { examplePeople } from './example-people.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)

test('thirty people who say that they are examples are added once, and nobody can sign in as them', async () => {
  const demo = demoMembersService(deps)
  expect(await demo.add()).toEqual({ added: 30, there: 0 })
  expect(await demo.add()).toEqual({ added: 0, there: 30 })
  const { items, total } = (await get('/api/community/members?limit=50')).json()
  expect(total).toBe(30)
  expect(items.map(({ handle }: { handle: string }) => handle).sort()).toEqual(
    examplePeople.map(({ handle }) => handle),
  )
  const { total: taught } = (await get('/api/community/members?filter=instructors')).json()
  expect(taught).toBeGreaterThan(0)
  const rows = await deps.db.select().from(users).where(eq(users.provider, 'example'))
  expect(rows.every(({ email, fullName }) => email === null && fullName?.includes('(example)'))).toBe(true)
})

test('each has a handle and a country that sign-ups may have', () => {
  for (const { handle, country } of examplePeople) {
    expect(Handle.parse(handle)).toBe(handle)
    expect(countries).toContain(country)
  }
})
