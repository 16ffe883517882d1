import { type APIRequestContext, expect } from '@playwright/test'
import { diveLogger } from '../driver/dive-logger.ts'
import { divePage } from '../driver/dive-page.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { newPhoto } from '../driver/photo-files.ts'

const captions = ['The bow in the morning', 'Lea and the turtle']

const statusesOf = (request: APIRequestContext, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await request.get(address)).status()))

test('photos of a dive are its diver’s alone, shown to somebody by a link, and private again', async ({
  page,
  browser,
  newestCode,
}) => {
  test.slow()
  await addMember(page.request, newestCode)
  const [logger, diver] = [diveLogger(page), divePage(page)]

  await test.step('two photos of the device go with a dive', async () => {
    await page.goto('/dive-log')
    await logger.opensTheForm()
    await logger.namesThePlace('Blue Hole', 'Egypt, Dahab')
    await logger.addsPhotos(
      captions.map((caption, at) => ({ caption, file: newPhoto(`dive-${at + 1}.png`) })),
    )
    await explorer(page).isAccessible()
    await logger.adds(/^Dive added$/)
  })

  const list = await (await page.request.get('/api/dive-log/dives')).json()
  const path = `/dive-log/${list.items[0].id}`
  await test.step('its page shows them, one after the other', async () => {
    await diver.opens(path)
    await diver.stepsThroughPhotos(captions)
    await explorer(page).isAccessible()
  })

  const { items } = await (await page.request.get('/api/dive-log/photos')).json()
  const addresses: string[] = items.flatMap(({ thumbnailUrl, fullUrl, id }: Record<string, string>) => [
    thumbnailUrl,
    fullUrl,
    `/api/media/serve/upload/${id}`,
  ])
  expect(await statusesOf(page.request, addresses)).toEqual(Array(6).fill(200))

  const visitors = await browser.newContext()
  const others = await browser.newContext()
  await addMember(others.request, newestCode)
  for (const { request } of [visitors, others])
    expect(await statusesOf(request, addresses)).toEqual(Array(6).fill(404))

  const link = await diver.makesALink()
  const visitorPage = await visitors.newPage()
  const visitor = divePage(visitorPage)
  const shared: string[] = []
  visitorPage.on('response', (answer) => {
    if (/\/shared\/[^/]+\/photos\//.test(answer.url())) shared.push(answer.url())
  })
  await test.step('a visitor with the link sees them', async () => {
    await visitor.opens(link)
    await visitor.stepsThroughPhotos(captions)
    await explorer(visitorPage).isAccessible()
  })
  expect(shared.length).toBeGreaterThan(1)

  await test.step('with the link, they are gone', async () => {
    await diver.endsTheLink()
    expect(new Set(await statusesOf(visitors.request, shared))).toEqual(new Set([404]))
    expect((await visitorPage.goto(link))?.status()).toBe(404)
  })
  await others.close()
  await visitors.close()
})
