import { trips } from '@soundings/contract/trips'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { nobodyIsSignedIn } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildStop, stopSite } from '#shared/testing/trips.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { SharedTrip } from './SharedTripPage.tsx'

const token = 't'.repeat(43)
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  nobodyIsSignedIn()
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const show = (given = token) => renderPart(withLinks(<SharedTrip token={given} />))

test('a link shows the days with stops, and what it was made to show', async () => {
  network.answer(trips.shared, {
    name: 'Red Sea in spring',
    startDate: '2099-03-14',
    endDate: '2099-03-17',
    days: 4,
    destination: 'Dahab',
    country: 'Egypt',
    coordinates: null,
    zone: 'Africa/Cairo',
    preferences: ['reef'],
    status: 'planned',
    shows: [],
    description: null,
    people: null,
    budget: null,
    destinations: [
      buildStop(1, { kind: 'site', siteId: stopSite.id, site: stopSite, name: '', day: '2099-03-15' }),
    ],
  })
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Red Sea in spring' })).toBeDefined()
  const day = within(screen.getByRole('region', { name: /^Day 2/ }))
  expect(day.getByRole('link', { name: 'Blue Hole' })).toBeDefined()
  expect(screen.queryByRole('region', { name: /^Day 1/ })).toBeNull()
  for (const hidden of ['Budget', /On this trip/]) expect(screen.queryByText(hidden)).toBeNull()
  expect(screen.queryByRole('button', { name: /Move|Add|Share/ })).toBeNull()
})

test('a link that has ended, or never was one, looks the same', async () => {
  network.refuse(trips.shared, 404, 'This link has ended, or was never there.')
  const { unmount } = show()
  const title = 'This link doesn’t work any more'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  unmount()
  show('no')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
})
