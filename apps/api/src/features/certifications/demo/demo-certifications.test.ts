import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoCertificationsService } from './demo-certifications.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)

test('the demo member gets certifications that say what they are, once', async () => {
  const demo = demoCertificationsService(deps)
  expect(await demo.add()).toBeUndefined()
  const { headers } = await addPerson(deps, { handle: 'demo_member' })
  expect([await demo.add(), await demo.add()]).toEqual([3, 0])
  const { items } = (await get('/api/profile/certifications', headers)).json()
  expect(items.map(({ agency }: { agency: string }) => agency)).toEqual(Array(3).fill('Example agency'))
})
