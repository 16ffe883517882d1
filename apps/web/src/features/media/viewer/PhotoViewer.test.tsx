import { media, type Photo } from '@soundings/contract/media'
import { moderation } from '@soundings/contract/moderation'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { blueHole } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { PhotoGrid } from '../gallery/PhotoGrid.tsx'
import { LoadedOverlays } from '../LoadedOverlays.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
const siteId = blueHole.id

const three = ['Turtle', 'Wreck', 'Coral'].map((caption) =>
  buildPhoto({ caption, diveSiteId: siteId, diveSite: blueHole }),
)
const [turtle, wreck, coral] = three as [Photo, Photo, Photo]

beforeEach(() => {
  resetSession()
  useShortcutChoice.setState({ isOn: true })
  network = stubNetwork()
  network.answer(media.ofSite, onePage(three))
  network.answer(media.get, ({ pathname }) => {
    const found = three.find(({ id }) => pathname.endsWith(id))
    if (!found) throw new Error(pathname)
    return found
  })
  network.refuse(media.ownRating, 404, 'Not rated')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

/** A page with photos on it, at an address. */
const open = async (address: string, photos: Photo[] = three) => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <PhotoGrid label="Photos" photos={photos} sizes="200px" />
          <LoadedOverlays siteBelow={siteId} />
        </>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}
const viewer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const photoInAddress = (router: Awaited<ReturnType<typeof open>>) =>
  (router.history.location.search.match(/photo=([^&]*)/)?.[1] ?? null)?.replace(/%22/g, '') ?? null

test('a photo has an address of its own, and stands among those of its site', async () => {
  await open(`/?photo=${wreck.id}`)
  const shown = await viewer('Wreck')
  expect(await shown.findByText('2 of 3')).toBeDefined()
  expect(shown.getByRole('img', { name: 'Wreck' }).getAttribute('srcset')).toContain(
    '/api/media/serve/medium/',
  )
})

test('arrow keys and buttons lead to the neighbours, and stop at the ends', async () => {
  const router = await open(`/?photo=${wreck.id}`)
  const shown = await viewer('Wreck')
  await shown.findByText('2 of 3')
  await user.keyboard('{ArrowRight}')
  await viewer('Coral')
  expect(photoInAddress(router)).toBe(coral.id)
  await user.keyboard('{ArrowRight}')
  const onward = (await viewer('Coral')).getByRole('button', { name: 'Next photo' })
  expect(onward.getAttribute('aria-disabled')).toBe('true')
  await user.click((await viewer('Coral')).getByRole('button', { name: 'Previous photo' }))
  await user.keyboard('{ArrowLeft}')
  await viewer('Turtle')
  expect(photoInAddress(router)).toBe(turtle.id)
})

test('a swipe over 50 pixels leads on, a shorter one does not', async () => {
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  await shown.findByText('1 of 3')
  const swipe = async (to: number) => {
    const picture = screen.getByRole('dialog').querySelector('img')
    if (!picture) throw new Error('There is no picture')
    fireEvent.pointerDown(picture, { pointerId: 1, button: 0, clientX: 200, clientY: 100 })
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: to, clientY: 104 })
    fireEvent.pointerUp(picture, { pointerId: 1, clientX: to, clientY: 104 })
  }
  await swipe(151)
  expect(screen.getByRole('dialog', { name: 'Turtle' })).toBeDefined()
  await swipe(149)
  await viewer('Wreck')
  await swipe(260)
  await viewer('Turtle')
})

test('wheel and buttons enlarge the photo, and the next one is seen as a whole', async () => {
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  await shown.findByText('1 of 3')
  const smaller = shown.getByRole('button', { name: 'Make smaller' })
  const isWhole = () => smaller.getAttribute('aria-disabled') === 'true'
  expect(isWhole()).toBe(true)
  fireEvent.wheel(shown.getByRole('img', { name: 'Turtle' }), { deltaY: -100 })
  expect(isWhole()).toBe(false)
  await user.keyboard('-')
  expect(isWhole()).toBe(true)
  await user.click(shown.getByRole('button', { name: 'Enlarge' }))
  expect(isWhole()).toBe(false)
  await user.keyboard('{ArrowRight}')
  await viewer('Wreck')
  expect(isWhole()).toBe(true)
})

test('Escape closes it, and so does going back', async () => {
  const router = await open('/')
  const cell = await screen.findByRole('link', { name: /^Turtle/ })
  await user.click(cell)
  await viewer('Turtle')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(photoInAddress(router)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(cell))
  await user.click(cell)
  await viewer('Turtle')
  router.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever came by a link to a photo finds the page beneath when it is closed', async () => {
  const router = await open(`/?photo=${turtle.id}`)
  await user.click((await viewer('Turtle')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(photoInAddress(router)).toBeNull())
  expect(router.history.length).toBe(1)
})

test('d shows what is known of a photo, and hides it', async () => {
  const described = { ...turtle, description: 'It slept.', camera: 'OM-1', takenAt: '2026-03-04T09:30:00' }
  network.answer(media.ofSite, onePage([described, wreck]))
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  await user.keyboard('d')
  const details = within(await shown.findByRole('region', { name: 'Photo details' }))
  expect(details.getByText('It slept.')).toBeDefined()
  expect(details.getByText('OM-1')).toBeDefined()
  expect(details.getByRole('link', { name: 'Blue Hole' }).getAttribute('href')).toBe(
    `/sites/${siteId}/blue-hole`,
  )
  await user.keyboard('d')
  expect(shown.queryByRole('region', { name: 'Photo details' })).toBeNull()
})

test('a photo that is not there says so', async () => {
  network.refuse(media.get, 404, 'There is no such photo')
  await open('/?photo=01970000-0000-7000-8000-00000000dead')
  expect(await screen.findByText('Photo not found')).toBeDefined()
})

const stars = async () => within(await (await viewer('Turtle')).findByRole('group', { name: 'Your rating' }))

test('a rating is shown at once and counted', async () => {
  network.answer(media.rate, { updatedRatings: { average: 4, count: 1 } })
  setUser(buildMe())
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  expect(await shown.findByText('Not rated yet')).toBeDefined()
  await user.click((await stars()).getByRole('radio', { name: '4 stars' }))
  expect(await shown.findByText('4.0 of 5, from 1 rating')).toBeDefined()
  await waitFor(() => expect(network.asked).toContain(`POST /api/media/${turtle.id}/rate`))
  expect((await stars()).getByRole('radio', { name: '4 stars' })).toHaveProperty('checked', true)
})

test('arrow keys in the stars rate, and do not leave the photo', async () => {
  network.answer(media.rate, { updatedRatings: { average: 2, count: 1 } })
  setUser(buildMe())
  await open(`/?photo=${turtle.id}`)
  const first = (await stars()).getByRole('radio', { name: '1 star' })
  first.focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'Turtle' })).toBeDefined()
  expect((await stars()).getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true)
})

test('a rating that does not arrive is taken back', async () => {
  network.refuse(media.rate, 409, 'Nobody rates their own photo')
  setUser(buildMe())
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  await user.click((await stars()).getByRole('radio', { name: '5 stars' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Nobody rates their own photo'))
  expect(await shown.findByText('Not rated yet')).toBeDefined()
  expect((await stars()).getByRole('radio', { name: '5 stars' })).toHaveProperty('checked', false)
})

test('a visitor is asked to log in, and nobody rates an own photo', async () => {
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  await user.click(await shown.findByRole('button', { name: 'Log in to rate' }))
  expect(useModals.getState().open).toBe('login')
  setUser(buildMe({ id: turtle.uploadedBy ?? '' }))
  await waitFor(() => expect(shown.queryByRole('button', { name: 'Log in to rate' })).toBeNull())
  expect(shown.queryByRole('group', { name: 'Your rating' })).toBeNull()
})

test('a problem with a photo is reported to the moderators', async () => {
  const sent: unknown[] = []
  network.answer(moderation.flag, (url, body) => {
    sent.push(url.pathname, body)
    return { success: true as const }
  })
  setUser(buildMe())
  await open(`/?photo=${turtle.id}`)
  const shown = await viewer('Turtle')
  await user.click(await shown.findByRole('button', { name: 'Details' }))
  expect(shown.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Report a problem' }))
  const form = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  await user.selectOptions(await form.findByLabelText('What’s wrong?'), 'copyright')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual([`/api/flags/media/${turtle.id}`, { reason: 'copyright' }]))
})

test('an own photo is changed and deleted by whoever took it', async () => {
  const own = { ...turtle, uploadedBy: buildMe().id }
  network.answer(media.ofSite, onePage([own, wreck]))
  network.answer(media.get, own)
  network.answer(media.change, { ...own, caption: 'Green turtle', approvalStatus: 'pending' })
  network.answer(media.remove, { success: true })
  setUser(buildMe())
  const router = await open(`/?photo=${turtle.id}`)
  await user.click(await (await viewer('Turtle')).findByRole('button', { name: 'Details' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit photo' }))
  const caption = await form.findByLabelText(/^Caption/)
  await user.clear(caption)
  await user.type(caption, 'Green turtle')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Photo updated'))

  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Delete this photo?' }))
  await user.click(await ask.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(network.asked).toContain(`DELETE /api/media/${turtle.id}`))
  await waitFor(() => expect(photoInAddress(router)).toBe(wreck.id))
})

test('what is typed about an own photo outlives a session that the server ends, and goes with a cancel', async () => {
  const own = { ...turtle, uploadedBy: buildMe().id }
  network.answer(media.ofSite, onePage([own, wreck]))
  network.answer(media.get, own)
  setUser(buildMe())
  await open(`/?photo=${turtle.id}`)
  await user.click(await (await viewer('Turtle')).findByRole('button', { name: 'Details' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = async () => within(await screen.findByRole('dialog', { name: 'Edit photo' }))
  await user.type(await (await form()).findByLabelText(/^Caption/), ' at dusk')
  act(expireSession)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit photo' })).toBeNull())
  expect(useModals.getState().open).toBe('login')

  act(() => setUser(buildMe()))
  const again = await form()
  expect(again.getByLabelText<HTMLInputElement>(/^Caption/).value).toBe('Turtle at dusk')
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit photo' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect((await form()).getByLabelText<HTMLInputElement>(/^Caption/).value).toBe('Turtle')
})

test.each([409, 500])('a refusal with %d leaves what was typed about a photo in its form', async (status) => {
  const own = { ...turtle, uploadedBy: buildMe().id }
  network.answer(media.ofSite, onePage([own, wreck]))
  network.answer(media.get, own)
  network.refuse(media.change, status, 'Out of air')
  setUser(buildMe())
  await open(`/?photo=${turtle.id}`)
  await user.click(await (await viewer('Turtle')).findByRole('button', { name: 'Details' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit photo' }))
  await user.type(await form.findByLabelText(/^Caption/), ' at dusk')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('Out of air'))
  expect(form.getByLabelText<HTMLInputElement>(/^Caption/).value).toBe('Turtle at dusk')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
})
