import { type APIRequestContext, expect } from '@playwright/test'
import { boardReader } from '../driver/board-reader.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { addOfGroup, sendSite } from '../driver/moderator.ts'
import { longestStart, sharedPort, startServer } from '../driver/own-server.ts'
import { sendReport } from '../driver/reporter.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

/** A club that knows everyone it lets in: nobody waits a day to be listed. */
const port = sharedPort + 5
let server: Awaited<ReturnType<typeof startServer>>

test.beforeAll(async () => {
  test.setTimeout(longestStart + 15_000)
  server = await startServer(port, { NEW_MEMBERS: 'trusted', PUBLIC_URL: `http://localhost:${port}` })
})
test.afterAll(() => server.stop())

const codeFrom = (request: APIRequestContext) => async (email: string) =>
  /\b\d{6}\b/.exec(await (await request.get(`/api/test/mail?to=${email}`)).text())?.[0] ?? ''

test(
  'an approval moves the open board of somebody else, and who opts out is gone from it',
  atADesk,
  async ({ browser }) => {
    test.slow()
    const open = () => browser.newContext({ baseURL: server.origin })
    const [moderating, writing, watching] = [await open(), await open(), await open()]
    await addOfGroup(moderating.request, codeFrom(moderating.request), 'moderator', port)
    const { handle } = await addMember(writing.request, codeFrom(writing.request))
    await addMember(watching.request, codeFrom(watching.request))
    const site = await sendSite(moderating.request)
    const report = await sendReport(writing.request, site.id)
    const page = await watching.newPage()
    const watcher = boardReader(page)

    await watcher.opensTheBoards('?tab=contributors&period=all')
    await expect(watcher.heading('Top Contributors')).toBeVisible()
    await explorer(page).isAccessible()
    await watcher.readsHowItCounts(/Score = 10 × sites \+ 5 × dive reports \+ 1 × helpful votes/)
    await watcher.doesNotSee(handle)

    await test.step('an approval shows on the open page, and lifts its author', async () => {
      const approved = await moderating.request.post(`/api/moderator/reports/${report.id}/approve`, {
        data: {},
      })
      expect(approved.status(), await approved.text()).toBe(200)
      await watcher.sees(handle)
      await explorer(page).isAccessible()
    })

    await test.step('the author sees their rank, and is asked once about their dives', async () => {
      const own = await writing.newPage()
      const author = boardReader(own)
      const dive = {
        siteName: 'House reef',
        location: 'Egypt, Dahab',
        date: new Date().toISOString().slice(0, 10),
      }
      const logged = await writing.request.post('/api/dive-log/dives', { data: dive })
      expect(logged.status(), await logged.text()).toBe(201)
      await author.opensTheBoards()
      await expect(author.stats).toContainText('Your log is private.')
      await explorer(own).isAccessible()
      await author.agreesToBeListed()
      await author.sees(handle)
      await author.opensTab('Top Contributors')
      await expect(author.stats).toContainText('Current Rank')
      await author.optsOut()
      await own.close()
    })

    await watcher.doesNotSee(handle)
    await watcher.opensTab('Most Dives')
    await expect(watcher.heading('Most Dives of All Time')).toBeVisible()
    await watcher.sees(handle)
    for (const context of [moderating, writing, watching]) await context.close()
  },
)

test('somebody earns achievements, is told, and sees how far they are', onAPhone, async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ baseURL: server.origin })
  const { handle } = await addOfGroup(context.request, codeFrom(context.request), 'moderator', port)
  const site = await sendSite(context.request)
  await sendReport(context.request, site.id)
  const page = await context.newPage()
  const diver = boardReader(page)

  await diver.opensTheBoards('?tab=achievements')
  await expect(diver.card('First Sounding')).toContainText('You have this one')
  await expect(diver.card('Steady Hand')).toContainText('1 of 10')
  await explorer(page).isAccessible()
  await diver.opensAchievement('First Sounding')
  await expect(page.locator(`a[href="/profile/${handle}"]`).first()).toBeVisible()
  await explorer(page).isAccessible()

  await test.step('the notice and the profile tell of it', async () => {
    const { items } = await (await context.request.get('/api/notifications')).json()
    expect(items.map(({ kind }: { kind: string }) => kind)).toContain('achievement-earned')
    await page.goto(`/profile/${handle}`)
    const earned = page.getByRole('region', { name: 'Achievements' })
    await expect(earned).toContainText('First Sounding')
    await explorer(page).isAccessible()
  })
  await context.close()
})
