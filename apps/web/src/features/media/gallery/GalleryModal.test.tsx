import { media } from '@soundings/contract/media'
import { sites } from '@soundings/contract/sites'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { blueHole, buildSite } from '#shared/testing/sites.ts'
import { LoadedOverlays } from '../LoadedOverlays.tsx'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
const site = buildSite(blueHole)
const ofSite = [buildPhoto({ caption: 'Turtle' })]
const ofAll = [buildPhoto({ caption: 'Whale' }), ...ofSite]

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  network.answer(media.list, onePage(ofAll))
  network.answer(media.ofSite, onePage(ofSite))
  network.refuse(sites.get, 404, 'No such site')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const open = async (address: string, siteBelow: string | null = null) => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <LoadedOverlays siteBelow={siteBelow} />,
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return within(await screen.findByRole('dialog', { name: 'Photo Gallery' }))
}

test('the gallery shows the photos of all sites, and how many there are', async () => {
  network.answer(media.list, { items: ofAll, nextCursor: 'more', total: 240 })
  const gallery = await open('/?gallery=all')
  expect(await gallery.findByRole('link', { name: /^Whale/ })).toBeDefined()
  expect(gallery.getByText('99+')).toBeDefined()
  expect(gallery.getByText('240 photos')).toBeDefined()
  expect(gallery.queryByRole('button', { name: /^View/ })).toBeNull()
})

test('more photos come when they are asked for', async () => {
  network.answer(media.list, ({ searchParams }) =>
    searchParams.has('cursor')
      ? { items: [buildPhoto({ caption: 'Shark' })], nextCursor: null, total: 3 }
      : { items: ofAll, nextCursor: 'more', total: 3 },
  )
  const gallery = await open('/?gallery=all')
  await user.click(await gallery.findByRole('button', { name: 'Show more photos' }))
  expect(await gallery.findByRole('link', { name: /^Shark/ })).toBeDefined()
  expect(gallery.queryByRole('button', { name: 'Show more photos' })).toBeNull()
})

test('the photos of one site are shown, and those of all sites again', async () => {
  network.answer(sites.get, buildSite(blueHole))
  const gallery = await open('/?gallery=all', site.id)
  await user.click(await gallery.findByRole('button', { name: 'View Blue Hole Photos' }))
  await waitFor(() => expect(gallery.queryByRole('link', { name: /^Whale/ })).toBeNull())
  expect(await gallery.findByRole('link', { name: /^Turtle/ })).toBeDefined()
  await user.click(gallery.getByRole('button', { name: 'View All' }))
  expect(await gallery.findByRole('link', { name: /^Whale/ })).toBeDefined()
})

test('where there is no photo, it says so', async () => {
  network.answer(media.list, onePage([]))
  const gallery = await open('/?gallery=all')
  expect(await gallery.findByText('No Photos Found')).toBeDefined()
})

test('a failure can be tried again', async () => {
  network.refuse(media.list, 500, 'Out of air')
  const gallery = await open('/?gallery=all')
  expect(await gallery.findByText('Out of air')).toBeDefined()
  network.answer(media.list, onePage(ofAll))
  await user.click(gallery.getByRole('button', { name: 'Try again' }))
  expect(await gallery.findByRole('link', { name: /^Whale/ })).toBeDefined()
})

test('Escape closes the photo first and then the gallery', async () => {
  const gallery = await open('/?gallery=all')
  await user.click(await gallery.findByRole('link', { name: /^Whale/ }))
  await screen.findByRole('dialog', { name: 'Whale' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Whale' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Photo Gallery' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
