import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** A day so many days from now, `2026-11-28`. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Site = { id: string; siteName: string; description: string; country: string; coordinates: number[] }

/** Plans a week with one stop, at the first dive site of a country, without the form. */
export const sendTripTo = async (request: APIRequestContext, country: string) => {
  const found = await request.get(`/api/sites/country/${country}`, { params: { limit: 1 } })
  const [{ id: siteId }] = (await found.json()).items
  const site: Site = await (await request.get(`/api/sites/${siteId}`)).json()
  const base = '/api/trip-planner/trips'
  const [startDate, endDate] = [inDays(10), inDays(16)]
  const { coordinates } = site
  const made = await request.post(base, {
    data: { name: 'Wreck week', destination: country, country, coordinates, startDate, endDate },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const stop = { siteId, day: startDate }
  const added = await request.post(`${base}/${id}/destinations`, { data: stop })
  expect(added.status(), await added.text()).toBe(201)
  return { id: id as string, site }
}

type Plan = { name: string; destination: string; from: number; to: number }

/** What somebody does with trips. Only this file knows the browser. */
export const traveller = (page: Page) => {
  const form = page.getByRole('form', { name: 'Create Trip' })
  const stopForm = page.getByRole('dialog', { name: 'Add a stop' })
  const isPhone = () => (page.viewportSize()?.width ?? 0) <= 768
  const stop = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
  const opensDay = async (number: number) => {
    // A phone shows a day at a time.
    if (isPhone())
      await page
        .getByRole('navigation', { name: 'Days' })
        .getByRole('button', { name: new RegExp(`^Day ${number},`) })
        .click()
  }
  return {
    stop,
    opensDay,
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    day: (number: number) => page.getByRole('region', { name: new RegExp(`^Day ${number}`) }),
    fillsIn: async ({ name, destination, from, to }: Plan) => {
      await form.getByLabel('Name').fill(name)
      await form.getByRole('combobox', { name: 'Destination' }).fill(destination)
      await form.getByLabel('Start date').fill(inDays(from))
      await form.getByLabel('End date').fill(inDays(to))
    },
    creates: () => form.getByRole('button', { name: 'Create Trip' }).click(),
    isTold: (words: string) => expect(form.getByText(words)).toBeVisible(),
    addsPlace: async (day: number, name: string) => {
      await opensDay(day)
      await page.getByRole('button', { name: `Add a stop to day ${day}` }).click()
      await stopForm.getByText('Place', { exact: true }).click()
      await stopForm.getByLabel('Name').fill(name)
      await stopForm.getByRole('button', { name: 'Add to trip' }).click()
      await expect(stopForm).toBeHidden()
      await expect(stop(name)).toBeVisible()
    },
    movesUp: async (name: string) => {
      await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
      await page.keyboard.press('ArrowUp')
    },
    drags: async (name: string, onto: string) => {
      const handle = await page.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox()
      const target = await stop(onto).boundingBox()
      if (!handle || !target) throw new Error('Nothing to drag')
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
      await page.mouse.down()
      await page.mouse.move(handle.x + handle.width / 2, target.y + 3, { steps: 8 })
      await page.mouse.up()
    },
    /** The same with a finger, which moves a stop and not the page. */
    dragsByTouch: async (name: string, onto: string) => {
      const handle = await page.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox()
      const target = await stop(onto).boundingBox()
      if (!handle || !target) throw new Error('Nothing to drag')
      const [x, from, to] = [handle.x + handle.width / 2, handle.y + handle.height / 2, target.y + 3]
      const screen = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
        screen.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
      await touch('touchStart', from)
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8)
      await touch('touchEnd', to)
      await screen.detach()
    },
    /** Puts the whole trip on this device. */
    takesAlong: async () => {
      await page.getByRole('button', { name: 'Take it along', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Take it along' })
      await expect(dialog.getByText(/^It takes about [\d.]+ MB/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Take it along' }).click()
      await expect(dialog.getByText('On this device.', { exact: true })).toBeVisible({ timeout: 60_000 })
    },
    /** The names of the stops that are shown, in their order. */
    order: () =>
      page
        .locator('li[data-stop]')
        .getByRole('paragraph')
        .evaluateAll((all) =>
          all.flatMap((each) => (each.parentElement?.firstElementChild === each ? [each.textContent] : [])),
        ),
    opensTab: (name: string) =>
      page.getByRole('navigation', { name: 'Parts of this trip' }).getByRole('button', { name }).click(),
    invites: async (handle: string) => {
      const invite = page.getByRole('form', { name: 'Invite somebody' })
      await invite.getByLabel('Username').fill(handle)
      await invite.getByRole('button', { name: 'Invite' }).click()
    },
    accepts: () => page.getByRole('button', { name: 'Accept' }).click(),
    shares: async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Share trip' })
      await dialog.getByRole('button', { name: 'Create link' }).click()
      const url = await dialog.getByRole('textbox', { name: 'Your link' }).inputValue()
      return {
        path: new URL(url).pathname,
        ends: () => dialog.getByRole('button', { name: 'End link' }).click(),
      }
    },
  }
}
