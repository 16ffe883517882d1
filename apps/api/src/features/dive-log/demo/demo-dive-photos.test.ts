import { expect, test } from 'vitest'
import { artFolder } from '#config/project.ts'
import { privateIllustrationsService } from '#features/media/index.ts'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { callsOf } from '#src/testing/contributions.ts'
import { addPerson } from '#src/testing/people.ts'
import { demoDiveLogService } from './demo-dive-log.service.ts'
import { demoDivePhotosService } from './demo-dive-photos.service.ts'

const { app, deps } = await testApp()
const { get } = callsOf(app)
await sitesIntake(deps).addMissing((await readStarterSites()).slice(0, 20), 'approved')

test('a few dives of the demonstration get private drawings, once, labelled as such', async () => {
  const service = demoDivePhotosService(deps, privateIllustrationsService(deps, { art: artFolder }))
  expect(await service.add()).toBe(0)
  const { headers } = await addPerson(deps, { handle: 'demo_member' })
  await demoDiveLogService(deps).add()
  expect(await service.add()).toBe(6)
  expect(await service.add()).toBe(0)
  await deps.jobs.settled('render-photo', 120_000)
  const { items, total } = (await get('/api/dive-log/photos', headers)).json()
  expect(total).toBe(16)
  for (const photo of items) {
    expect(photo).toMatchObject({ isPrivate: true, state: 'ready' })
    expect(photo.caption).toMatch(/^Illustration of .+, drawn and not photographed$/)
  }
  expect((await get('/api/media')).json().total).toBe(0)
}, 150_000)
