import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { artFolder } from '#config/project.ts'
import { photos } from '#db/schema/media.ts'
import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { testApp } from '#src/testing/app.ts'
import { demoPhotosService } from './demo-photos.service.ts'

const { app, deps } = await testApp()
const [starter] = await readStarterSites()
if (!starter) throw new Error('There are no starter sites')
await sitesIntake(deps).addMissing([starter], 'approved')

const signal = new AbortController().signal
const addDemo = () => demoPhotosService(deps, { art: artFolder, signal, onProgress: () => undefined }).add()

test('illustrations are added once, go the way of photos, and say what they are', async () => {
  expect(await addDemo()).toEqual({ added: 3, there: 0 })
  await deps.jobs.settled('render-photo', 60_000)
  const { items } = (await app.inject('/api/media')).json()
  expect(items).toHaveLength(3)
  for (const photo of items) {
    expect(photo).toMatchObject({
      isIllustration: true,
      caption: expect.stringMatching(/^Illustration of .+, drawn and not photographed$/),
      uploadedBy: null,
      approvalStatus: 'approved',
      diveSite: { siteName: starter.facts.siteName },
    })
    const picture = await app.inject(photo.thumbnailUrl)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  }
  expect(await addDemo()).toEqual({ added: 0, there: 3 })
  expect(await deps.db.select().from(photos).where(eq(photos.isIllustration, true))).toHaveLength(3)
}, 90_000)
