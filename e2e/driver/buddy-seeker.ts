import { type APIRequestContext, expect, type Page } from '@playwright/test'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Gives the owner of `request` what it takes to be in the buddy finder, and an ad. */
export const prepareSeeker = async (request: APIRequestContext): Promise<void> => {
  const card = { agency: 'PADI', level: 'Open Water Diver', kind: 'core' }
  expect((await request.post('/api/profile/certifications', { data: card })).status()).toBe(201)
  const ad = {
    from: day(3),
    to: day(9),
    coordinates: [34.5, 28.5],
    radius: 50,
    level: 'advanced',
    interests: ['wrecks'],
    languages: ['en'],
  }
  expect((await request.put('/api/community/buddies/profile', { data: ad })).status()).toBe(200)
}

/** What somebody can do who looks for a dive buddy. Only this file knows the browser. */
export const buddySeeker = (page: Page) => {
  const matches = page.getByRole('region', { name: 'Divers who look for a buddy too' })
  const requests = page.getByRole('region', { name: 'Requests to you' })
  const buddies = page.getByRole('region', { name: 'Your buddies' })
  const match = (handle: string) =>
    matches.getByRole('listitem').filter({ has: page.getByText(`@${handle}`, { exact: true }) })
  return {
    opensTheFinder: async () => {
      await page.goto('/buddies')
      await expect(matches).toBeVisible()
    },
    looksAgain: async () => {
      await page.reload()
      await expect(matches).toBeVisible()
    },
    sees: (handle: string, reason: string) =>
      expect(match(handle).getByText(reason, { exact: false }).first()).toBeVisible(),
    seesNot: (handle: string) => expect(page.getByText(`@${handle}`, { exact: true })).toHaveCount(0),
    filtersBy: async (...words: string[]) => {
      const button = matches.getByRole('button', { name: 'Filters' })
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
      for (const name of words) {
        await matches.getByRole('checkbox', { name, exact: true }).check({ force: true })
        await expect(matches.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible()
      }
    },
    removesFilter: (name: string) => matches.getByRole('button', { name: `Remove filter: ${name}` }).click(),
    findsNobody: () =>
      expect(matches.getByRole('heading', { name: 'Nobody matches these filters' })).toBeVisible(),
    clearsFilters: () => matches.getByRole('button', { name: 'Clear filters' }).click(),
    asks: async (handle: string) => {
      await match(handle).getByRole('button', { name: 'Add buddy' }).click()
      const window = page.getByRole('dialog', { name: `Add @${handle} as a buddy` })
      await window.getByRole('button', { name: 'Send request' }).click()
      await expect(match(handle).getByText('Requested')).toBeVisible()
    },
    accepts: async (handle: string) => {
      await expect(requests.getByText(`@${handle}`, { exact: true })).toBeVisible()
      await requests.getByRole('button', { name: 'Accept' }).click()
    },
    hasAsBuddy: (handle: string) => expect(buddies.getByText(`@${handle}`, { exact: true })).toBeVisible(),
    blocks: async (handle: string) => {
      await match(handle)
        .getByRole('button', { name: `More about @${handle}` })
        .click()
      await page.getByRole('menuitem', { name: 'Block…' }).click()
      const question = page.getByRole('dialog', { name: `Block @${handle}?` })
      await question.getByRole('button', { name: 'Block' }).click()
      await expect(question).toBeHidden()
    },
  }
}
