import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoProfilesService } from './demo-profiles.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)

test('the accounts of a demonstration tell of themselves, each another share, and once', async () => {
  const demo = demoProfilesService(deps)
  expect(await demo.add()).toBe(0)
  await addPerson(deps, { handle: 'demo_member' })
  await addPerson(deps, { handle: 'demo_admin', groups: ['admin'] })
  await addPerson(deps, { handle: 'demo_moderator', bio: 'Mine.' })
  expect([await demo.add(), await demo.add()]).toEqual([2, 0])
  const [member, admin, moderator] = await Promise.all(
    ['demo_member', 'demo_admin', 'demo_moderator'].map(async (handle) =>
      (await get(`/api/profile/${handle}`)).json(),
    ),
  )
  expect(member).toMatchObject({ location: 'Dahab', stats: { dives: { logged: 0, before: 35 } } })
  expect(member.bio).toContain('Example profile')
  expect(admin).not.toHaveProperty('location')
  expect(moderator).toMatchObject({ bio: 'Mine.' })
})
