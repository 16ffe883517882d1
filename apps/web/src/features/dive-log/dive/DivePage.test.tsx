import { notifications } from '@mantine/notifications'
import { type DiveDetails, diveLog } from '@soundings/contract/dive-log'
import { equipment } from '@soundings/contract/equipment'
import { reports } from '@soundings/contract/reports'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useReportForm } from '#features/reports/index.ts'
import { noteReach, useConnection } from '#shared/lib/connection.ts'
import { keptForKey } from '#shared/session/known-person.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, leaveHint, resetSession } from '#shared/testing/people.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { useDiveForm } from '../form/dive-form-store.ts'
import { DivePage } from './DivePage.tsx'
import { buildComputer, buildDive, buildProfile, diveId } from './dive.build.ts'
import { showPage } from './dive-page.build.tsx'

const otherId = '019b0000-0000-7000-8000-000000000002'
const siteId = '019b0000-0000-7000-8000-000000000003'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  useConnection.setState({ isOffline: false })
  resetSession()
  setUser(buildMe())
  network = stubNetwork()
  useUnits.getState().choose({ depth: 'm', temperature: 'C', pressure: 'bar', weight: 'kg' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} }) // biome-ignore format: nothing comes in view
})

const show = async (known: Partial<DiveDetails> | null = {}, address = `/dive-log/${diveId}`) => {
  if (known) network.answer(diveLog.get, buildDive(known))
  const view = await showPage('/dive-log/$diveId', address, DivePage)
  return { ...view, user: userEvent.setup() }
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Blue Hole' })
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test('everything that was written down is there', async () => {
  network.answer(equipment.get, {
    items: [
      {
        id: otherId, kind: 'regulator', brand: 'Apeks', model: 'XTX50', serial: null, boughtOn: null, serviceMonths: null,
        serviceDives: null, services: [], retiredOn: null, notes: null,
        use: {
          dives: 1, hours: 1, lastDive: null, lastServiceOn: null, divesSinceService: 1, dueOn: null, divesLeft: null,
          isDue: false,
        },
      },
    ],
    sets: [], isCounted: false, version: 1,
  }) // biome-ignore format: one thing
  network.answer(reports.digest, { reports: 0, byMonth: Array<number>(12).fill(0), digest: null })
  await show({
    rating: 4,
    meanDepth: 15.5,
    visibility: 18,
    waterTemp: 21,
    airTemp: 30,
    conditions: ['Night'],
    notes: 'A turtle slept on the ledge.',
    animalsSeen: 'one turtle',
    species: ['green-turtle'],
    buddies: ['Lea'],
    divemasters: ['Rosa'],
    tags: ['birthday'],
    trip: { id: otherId, name: 'Dahab 2026' },
    suit: '5 mm',
    sac: 14.2,
    surfaceInterval: 80,
    weights: [{ kg: 6, kind: 'belt' }],
    cylinders: [
      {
        description: 'AL80',
        size: 11.1,
        workingPressure: 207,
        startPressure: 200,
        endPressure: 60,
        o2: 32,
        he: 0,
        use: null,
      },
    ],
    equipment: [otherId],
    diveSiteId: siteId,
    site: { name: 'Blue Hole, Dahab', coordinates: [34.54, 28.57] },
    extra: { subsurface: { 'Surface pressure': '1.013 bar' } },
  })
  await heading()
  await screen.findByText('Apeks XTX50')
  for (const each of [
    'Dive 87', 'Egypt, Dahab', '4 stars', 'Dahab 2026', '31.2 m', '48 min', '15.5 m', '18 m', '21 °C', '30 °C', '14.2 l/min',
    '1 h 20 min', '6 kg belt', '5 mm', 'EAN32', '200 bar → 60 bar', 'A turtle slept on the ledge.', 'one turtle',
    'Green turtle', 'Lea', 'Rosa', 'birthday', 'Night Dive', 'Surface pressure', '1.013 bar', '28° 34.200′ N',
  ]) // biome-ignore format: all that is told
    expect(text(), each).toContain(each)
  expect(screen.getByRole('link', { name: 'Blue Hole, Dahab' }).getAttribute('href')).toBe(`/sites/${siteId}`)
})

test('without samples there is a sentence and nothing drawn', async () => {
  await show({ computers: [buildComputer({ sampleCount: 0 })] })
  expect(await screen.findByText('No profile was recorded for this dive.')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(network.asked.some((each) => each.includes('/profile'))).toBe(false)
})

test('of several computers one is chosen', async () => {
  network.answer(
    diveLog.profile,
    (url) =>
    buildProfile({ columns: ['time', 'depth'], samples: [[0, 0], [60, url.searchParams.get('computer') === '0' ? 20 : 21]], events: [] }), // biome-ignore format: one row
  )
  const { user } = await show({
    computers: [buildComputer(), buildComputer({ id: otherId, model: 'D5' })],
  })
  const slider = await screen.findByRole('slider')
  slider.focus()
  await user.keyboard('{End}')
  expect(slider.getAttribute('aria-valuetext')).toContain('20')
  await user.click(screen.getByRole('button', { name: 'D5', pressed: false }))
  const other = await screen.findByRole('slider')
  other.focus()
  await user.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('21'))
})

test('a warning leads to the other dive', async () => {
  await show({
    warnings: [{ code: 'same-time', message: 'You’ve already logged a dive at this time.', diveId: otherId }],
  })
  const list = await screen.findByRole('list', { name: 'Please check' })
  expect(within(list).getByRole('link').getAttribute('href')).toBe(`/dive-log/${otherId}`)
})

test('keys and links lead to the dives before and after', async () => {
  const { router, user } = await show({ previousId: otherId })
  await heading()
  expect(screen.queryByRole('link', { name: 'Next dive' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Previous dive' }).getAttribute('href')).toBe(
    `/dive-log/${otherId}`,
  )
  await user.keyboard('k')
  expect(router.state.location.pathname).toBe(`/dive-log/${diveId}`)
  await user.keyboard('j')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/dive-log/${otherId}`))
})

test('the form opens with the dive', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect(useDiveForm.getState()).toMatchObject({
    isOpen: true,
    subject: { kind: 'own', dive: { id: diveId } },
  })
})

test('a deleted dive is in the trash, from which it can be taken at once', async () => {
  const notify = vi.spyOn(toast, 'notify')
  network.answer(diveLog.remove, { success: true })
  network.answer(diveLog.restore, buildDive())
  const { router, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dive-log'))
  const [said] = notify.mock.calls.at(-1) ?? []
  expect(said).toMatchObject({ message: 'Dive moved to the trash', action: { label: 'Undo' } })
  act(() => said?.action?.act())
  await waitFor(() => expect(network.asked).toContain(`POST /api/dive-log/dives/${diveId}/restore`))
  notifications.clean()
})

test('a dive that could not be deleted stays', async () => {
  const error = vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  network.refuse(diveLog.remove, 429, 'Too many changes.')
  const { router, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
  await waitFor(() => expect(error).toHaveBeenCalledWith('Too many changes.'))
  expect(await heading()).toBeDefined()
  expect(router.state.location.pathname).toBe(`/dive-log/${diveId}`)
})

test('other divers are told of a dive at a site of the map, in a report that begins with what is known', async () => {
  const { user } = await show({ diveSiteId: siteId, site: { name: 'Blue Hole', coordinates: null } })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tell other divers', hidden: true }))
  expect(useReportForm.getState()).toMatchObject({
    isOpen: true,
    subject: { kind: 'new', site: { id: siteId }, start: { diveDate: '2026-05-16', diveTime: '09:40' } },
  })
})

test('of a dive elsewhere nobody is told', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: 'Delete', hidden: true })
  expect(screen.queryByRole('menuitem', { name: 'Tell other divers', hidden: true })).toBeNull()
})

test('the history says what the dive said before', async () => {
  network.answer(diveLog.history, {
    items: [{ version: 1, changedAt: '2026-05-17T08:00:00Z', before: { visibility: 18, notes: null } }],
  })
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'History', hidden: true }))
  const dialog = await screen.findByRole('dialog', { name: 'History' })
  expect(await within(dialog).findByText(/^18.m$/)).toBeDefined()
  expect(within(dialog).getByText('Empty')).toBeDefined()
})

test.each([
  ['somebody else’s dive', `/dive-log/${diveId}`],
  ['no id', '/dive-log/yesterday'],
])('%s is not found', async (_, address) => {
  network.refuse(diveLog.get, 404, 'This dive doesn’t exist or isn’t yours')
  await show(null, address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dive not found' })).toBeDefined()
  expect(screen.getByText('This dive doesn’t exist or isn’t yours.')).toBeDefined()
})

test('a failure offers another try', async () => {
  network.refuse(diveLog.get, 500, 'Something went wrong.')
  const { user } = await show(null)
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.answer(diveLog.get, buildDive())
  await user.click(again)
  expect(await heading()).toBeDefined()
})

test('a visitor is asked to log in and reads nothing', async () => {
  nobodyIsSignedInHere()
  await show()
  expect(await screen.findByText('Log in to see your dive log.')).toBeDefined()
  expect(network.asked).toEqual([])
})

const nobodyIsSignedInHere = () => {
  resetSession()
  nobodyIsSignedIn()
}

test('without a connection it is shown to who was signed in last', async () => {
  nobodyIsSignedInHere()
  leaveHint(true)
  localStorage.setItem(keptForKey, buildMe().id)
  noteReach(false)
  await show()
  expect(await heading()).toBeDefined()
})
