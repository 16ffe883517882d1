import { type PublicThing, statistics } from '@soundings/contract/statistics'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { LatestActivity } from './LatestActivity.tsx'

const thing: PublicThing = {
  id: '019a0000-0000-7000-8000-000000000001',
  icon: 'report',
  user: null,
  timestamp: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  description: 'reported a dive at Blue Hole',
  location: 'Egypt',
  path: '/sites/019a0000-0000-7000-8000-000000000002/blue-hole',
}
const heading = { name: 'Recent Community Activity' }

test('home tells what was shared last, how long ago, and leads to all of it', async () => {
  stubNetwork().answer(statistics.recentActivity, onePage([thing]))
  renderPart(withLinks(<LatestActivity />))
  const link = await screen.findByRole('link', { name: 'A diver reported a dive at Blue Hole' })
  expect(link.getAttribute('href')).toBe(thing.path)
  expect(screen.getByText('2h ago')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Statistics' }).getAttribute('href')).toBe('/statistics')
})

test('it fails alone, and can be tried again', async () => {
  const network = stubNetwork()
  network.refuse(statistics.recentActivity, 500, 'Not now')
  renderPart(withLinks(<LatestActivity />))
  expect((await screen.findByRole('alert')).textContent).toContain('Recent activity couldn’t be loaded.')
  network.answer(statistics.recentActivity, onePage([thing]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2h ago')).toBeDefined()
})

test('where nothing was shared yet, home has no such part', async () => {
  stubNetwork().answer(statistics.recentActivity, onePage([]))
  renderPart(withLinks(<LatestActivity />))
  expect(screen.getByRole('heading', heading)).toBeDefined()
  await expect.poll(() => screen.queryByRole('heading', heading)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
