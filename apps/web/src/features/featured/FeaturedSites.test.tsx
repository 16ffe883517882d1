import { featured } from '@soundings/contract/featured'
import { type SiteSummary, sites } from '@soundings/contract/sites'
import { useInfiniteQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readPages } from '#shared/api/query.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildSummary } from '#shared/testing/sites.ts'
import { FeaturedSites } from './FeaturedSites.tsx'

const site = (number: number, known: Partial<SiteSummary> = {}) =>
  buildSummary({
    id: `018f2a3b-0000-7000-8000-00000000000${number}`,
    siteName: `Reef ${number}`,
    region: 'Gozo',
    country: 'Malta',
    maxDepth: 20,
    ...known,
  })

/** A page on which a list of sites has been read before. */
const Page = ({ onOpenSite }: { onOpenSite: (siteId: string) => void }) => {
  const { isSuccess } = useInfiniteQuery(readPages(sites.list, { query: {} }))
  return isSuccess && <FeaturedSites onOpenSite={onOpenSite} />
}
const names = async () => (await screen.findAllByRole('link')).map((link) => link.textContent)

const show = (network: ReturnType<typeof stubNetwork>) => {
  const items = [site(1), site(2, { averageRating: 4.5 }), site(3, { thumbnailUrl: '/photo' }), site(4)]
  network.answer(sites.list, { items, nextCursor: null, total: 4 })
  const onOpenSite = vi.fn()
  renderPart(<Page onOpenSite={onOpenSite} />)
  return onOpenSite
}

test('the first three that the server names are shown, and open', async () => {
  const network = stubNetwork()
  const items = [5, 6, 7, 8].map((number) => ({ ...site(number), reason: 'season' as const }))
  network.answer(featured.list, { items, refreshedAt: null })
  const onOpenSite = show(network)
  await screen.findByRole('heading', { name: 'Worth a look this month' })
  expect(await names()).toMatchObject(
    [/^Reef 5/, /^Reef 6/, /^Reef 7/].map((name) => expect.stringMatching(name)),
  )
  await userEvent.click(screen.getByRole('link', { name: /Reef 6/ }))
  expect(onOpenSite).toHaveBeenCalledWith(site(6).id)
})

test.each([
  [
    'names none',
    (network: ReturnType<typeof stubNetwork>) =>
      network.answer(featured.list, { items: [], refreshedAt: null }),
  ],
  ['cannot be reached', (network: ReturnType<typeof stubNetwork>) => network.cut(featured.list)],
])('where the server %s, the best of those that are known stand in', async (_, answer) => {
  const network = stubNetwork()
  answer(network)
  show(network)
  await screen.findByRole('heading', { name: 'Worth a look' })
  expect(await names()).toMatchObject(
    [/^Reef 3/, /^Reef 2/, /^Reef 1/].map((name) => expect.stringMatching(name)),
  )
})

test('where nothing is known either, nothing is shown', async () => {
  const network = stubNetwork()
  network.cut(featured.list)
  network.answer(sites.list, { items: [], nextCursor: null, total: 0 })
  const { container } = renderPart(<Page onOpenSite={vi.fn()} />)
  await vi.waitFor(() => expect(network.asked).toContain('GET /api/sites/featured'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(container.querySelector('section')).toBeNull()
})
