import { sites } from '@soundings/contract/sites'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buildSite, buildSummary } from '#shared/testing/sites.ts'
import { beginReading, openDetails, openSite } from './site-details.build.tsx'

let network: ReturnType<typeof beginReading>
beforeEach(() => {
  network = beginReading()
})

const neighbour = (name: string, distance: number, maxDepth: number | null = null) => ({
  ...buildSummary({ siteName: name, maxDepth }),
  distance,
})

test('the nearest sites are links', async () => {
  const site = buildSite()
  const near = [1, 2, 3, 4, 5].map((km) => neighbour(`Reef ${km}`, km + 0.25, km * 10))
  network.answer(sites.get, site)
  network.answer(sites.nearby, { items: near })
  const { user, onOpenSite } = openDetails(site.id)
  const links = await screen.findAllByRole('link', { name: /km away/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5].map((km) => `Reef ${km}${km + 0.3}\u00a0km awayMax depth ${km * 10}\u00a0m`),
  )
  await user.click(screen.getByRole('link', { name: /Reef 2/ }))
  expect(onOpenSite).toHaveBeenCalledWith(near[1]?.id)
})

test('a neighbour shows its photo, until that does not load', async () => {
  const thumbnailUrl = '/api/media/serve/thumbnail/0123456789abcdef0123456789abcdef'
  network.answer(sites.nearby, { items: [{ ...neighbour('Far Rock', 12), thumbnailUrl }] })
  await openSite(network)
  const photo = (await screen.findByRole('link', { name: /Far Rock/ })).querySelector('img')
  expect(photo?.getAttribute('src')).toBe(thumbnailUrl)
  if (photo) fireEvent.error(photo)
  expect(screen.getByRole('link', { name: /Far Rock/ }).querySelector('img')).toBeNull()
})

test('where nothing is near, nothing is said about it', async () => {
  await openSite(network)
  await waitFor(() => expect(network.asked.some((each) => each.endsWith('/nearby'))).toBe(true))
  expect(screen.queryByText('Nearby sites')).toBeNull()
})

test('neighbours that did not load can be asked for again', async () => {
  network.cut(sites.nearby)
  const { user } = await openSite(network)
  expect((await screen.findByText(/Nearby sites couldn’t be loaded/)).closest('[role=alert]')).toBeNull()
  network.answer(sites.nearby, { items: [neighbour('Far Rock', 12)] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Far Rock/ })).toBeDefined()
})

test('closed neighbours come last and say so', async () => {
  const closed = { ...neighbour('Shut Bay', 1), accessStatus: 'closed' as const }
  network.answer(sites.nearby, { items: [closed, neighbour('Far Rock', 12)] })
  await openSite(network)
  const links = await screen.findAllByRole('link', { name: /km away/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Far Rock12/),
    expect.stringMatching(/^Shut BayClosed 1/),
  ])
})
