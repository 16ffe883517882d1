import { expect } from '@playwright/test'
import { buddySeeker, prepareSeeker } from '../driver/buddy-seeker.ts'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { longestStart, sharedPort, startServer } from '../driver/own-server.ts'
import { atADesk } from '../driver/sizes.ts'

/** A club that knows everyone it lets in: nobody waits a day for the finder. */
const port = sharedPort + 4
let server: Awaited<ReturnType<typeof startServer>>

test.beforeAll(async () => {
  test.setTimeout(longestStart + 15_000)
  server = await startServer(port, { NEW_MEMBERS: 'trusted', PUBLIC_URL: `http://localhost:${port}` })
})
test.afterAll(() => server.stop())

test(
  'two divers find each other and become buddies; who is blocked finds nobody any more',
  atADesk,
  async ({ browser, isMobile }) => {
    test.slow()
    test.skip(isMobile)
    const open = async () => {
      const context = await browser.newContext({ baseURL: server.origin })
      const person = await addMember(context.request, async (email) => {
        const answer = await context.request.get(`/api/test/mail?to=${email}`)
        return /\b\d{6}\b/.exec(await answer.text())?.[0] ?? ''
      })
      await prepareSeeker(context.request)
      const page = await context.newPage()
      return { ...buddySeeker(page), person, page }
    }
    const [asker, asked, blocked] = [await open(), await open(), await open()]

    await test.step('each sees the others, with what they have in common', async () => {
      for (const one of [asker, asked, blocked]) await one.opensTheFinder()
      await asker.sees(asked.person.handle, 'In the same area')
      await blocked.sees(asked.person.handle, 'Both like wrecks')
      await explorer(asker.page).isAccessible()
    })

    await test.step('filters outlast a reload, and whoever matches none of them can be found again', async () => {
      await asker.filtersBy('Wrecks', 'English')
      await explorer(asker.page).isAccessible()
      await asker.looksAgain()
      await asker.sees(asked.person.handle, 'In the same area')
      await asker.filtersBy('Caves')
      await asker.removesFilter('Wrecks')
      await asker.findsNobody()
      await explorer(asker.page).isAccessible()
      await asker.clearsFilters()
      await asker.sees(asked.person.handle, 'In the same area')
    })

    await test.step('one asks; the other’s open page shows it, and they accept', async () => {
      await asker.asks(asked.person.handle)
      await asked.accepts(asker.person.handle)
      await asker.hasAsBuddy(asked.person.handle)
      await asked.hasAsBuddy(asker.person.handle)
    })

    await test.step('the third is blocked, and neither sees the other any more', async () => {
      await asked.blocks(blocked.person.handle)
      await asked.seesNot(blocked.person.handle)
      await blocked.looksAgain()
      await blocked.sees(asker.person.handle, 'In the same area')
      await blocked.seesNot(asked.person.handle)
      await expect(blocked.page.getByText(/block/i)).toHaveCount(0)
    })
  },
)
