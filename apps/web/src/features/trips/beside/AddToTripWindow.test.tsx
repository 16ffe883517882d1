import { trips } from '@soundings/contract/trips'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildStop, buildTripLine, stopSite, tripId } from '#shared/testing/trips.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { addToTrip, addToTripForm } from '#shared/trips/add-to-trip.ts'
import { toast } from '#shared/ui/toast.tsx'
import { takeBegun, useTripStart } from '../form/trip-start.ts'
import { AddToTripWindow } from './AddToTripWindow.tsx'

const user = userEvent.setup()
const me = buildMe()
const site = { ...stopSite, region: 'South Sinai' }
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  setUser(me)
  takeBegun()
  addToTripForm.close()
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  network.answer(
    trips.list,
    onePage([
      buildTripLine(),
      buildTripLine({ id: '0190f000-0000-7000-8000-000000000002', name: 'Only to look at', role: 'viewer' }),
    ]),
  )
})

const open = async () => {
  renderPart(withLinks(<AddToTripWindow personId={me.id} />))
  act(() => addToTrip(site))
  return within(await screen.findByRole('dialog', { name: 'Add Blue Hole to a trip' }))
}

test('a site goes to a day of a trip that one may change', async () => {
  const told = vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  const sent = vi.fn()
  network.answer(trips.addStop, (_, body) => {
    sent(body)
    return buildStop(1, { kind: 'site', siteId: site.id, site: stopSite, name: '' })
  })
  const dialog = await open()
  const choice = await dialog.findByLabelText<HTMLSelectElement>('Trip')
  expect([...choice.options].map(({ value }) => value)).toEqual([tripId])
  await user.selectOptions(dialog.getByLabelText('Day'), '2099-03-15')
  await user.click(dialog.getByRole('button', { name: 'Add to trip' }))
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(told.mock.lastCall?.[0].message).toBe('Blue Hole added to Red Sea in spring')
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    siteId: site.id,
    day: '2099-03-15',
    clientKey: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a new trip is begun where the site is, with the site as its first idea', async () => {
  network.answer(trips.list, onePage([]))
  const dialog = await open()
  expect(await dialog.findByText(/no trip ahead/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Plan a new trip here' }))
  expect(useTripStart.getState().begun).toMatchObject({
    start: { country: 'Egypt', position: site.coordinates, site: { id: site.id, siteName: 'Blue Hole' } },
  })
})
