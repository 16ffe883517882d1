import { events } from '@soundings/contract/events'
import { media } from '@soundings/contract/media'
import { reports } from '@soundings/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAddPhoto } from '#features/media/index.ts'
import { useReportForm } from '#features/reports/index.ts'
import { setUser } from '#shared/session/session-store.ts'
import { buildEvent, eventId } from '#shared/testing/events.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { Finds } from './Finds.tsx'

const user = userEvent.setup()
const day = '2026-11-20'
const past = {
  date: day,
  startsAt: `${day}T06:30:00.000Z`,
  endsAt: `${day}T13:00:00.000Z`,
}
const may = { ...buildEvent().may, add: true }
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  setUser(buildMe())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  network = stubNetwork()
  network.answer(events.photos, onePage([]))
  network.answer(events.reports, onePage([]))
})

const show = (known: Parameters<typeof buildEvent>[0] = {}) =>
  renderPart(withLinks(<Finds event={buildEvent({ ...past, ...known })} />))

test('before an event nothing is shown or asked for, and of a cancelled one neither', () => {
  for (const event of [buildEvent(), buildEvent({ ...past, state: 'cancelled' })]) {
    const { unmount } = renderPart(withLinks(<Finds event={event} />))
    expect(screen.queryByRole('region')).toBeNull()
    unmount()
  }
  expect(network.asked).toEqual([])
})

test('whoever was there adds a photo and a report that are tied to the event', async () => {
  show({ may })
  expect(await screen.findByText(/Show the others what you saw/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add a photo' }))
  expect(useAddPhoto.getState()).toMatchObject({ isOpen: true, eventId })
  await user.click(screen.getByRole('button', { name: 'Write a dive report' }))
  expect(useReportForm.getState().subject).toMatchObject({ kind: 'new', eventId, start: { diveDate: day } })
})

test('others read what was added, and have nothing to press', async () => {
  network.answer(events.reports, onePage([buildReport({ title: 'Calm and clear', isMine: false })]))
  show()
  const list = within(await screen.findByRole('list', { name: 'Dive reports' }))
  expect(list.getByRole('link', { name: 'Calm and clear' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('one’s own that waits says who sees it, and is taken off again', async () => {
  const own = buildReport({ title: 'Mine', isMine: true, approvalStatus: 'pending' })
  network.answer(events.reports, onePage([own]))
  const taken: string[] = []
  network.answer(events.removeFind, (url) => {
    taken.push(url.pathname)
    return {}
  })
  show({ may })
  expect(await screen.findByText(/Awaiting review: only you can see it/)).toBeDefined()
  network.answer(events.reports, onePage([]))
  await user.click(screen.getByRole('button', { name: 'Take off this event: Mine' }))
  await waitFor(() => expect(taken).toHaveLength(1))
  expect(taken[0]).toContain(own.id)
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
})

test('photos and reports of one’s own are chosen by a tick, which goes back where it fails', async () => {
  const fitting = buildReport({ title: 'That day', diveDate: day, isMine: true })
  network.answer(media.mine, onePage([buildPhoto({ caption: 'Ray' })]))
  network.answer(reports.mine, onePage([fitting, buildReport({ title: 'Earlier', diveDate: '2026-10-01' })]))
  network.refuse(events.addFind, 409, 'You can add up to 60.')
  show({ may })
  await user.click(await screen.findByRole('button', { name: 'Choose from yours' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Dive reports' }))
  const tick = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /That day/ })
  expect(dialog.queryByText('Earlier')).toBeNull()
  await user.click(tick)
  expect(await dialog.findByText('You can add up to 60.')).toBeDefined()
  await waitFor(() => expect(tick.checked).toBe(false))
})

test('a failure is told once, with a way to try again', async () => {
  network.refuse(events.photos, 503, 'Later, please.')
  show()
  expect(await screen.findByText('Photos and reports couldn’t be loaded')).toBeDefined()
  network.answer(events.photos, onePage([]))
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByText('Nobody who was there has added anything yet.')).toBeDefined()
})

test('organisers take photos of others off their event', async () => {
  const photo = buildPhoto({ caption: 'Not ours' })
  network.answer(events.photos, onePage([photo]))
  const taken: string[] = []
  network.answer(events.removeFind, (url) => {
    taken.push(url.pathname)
    network.answer(events.photos, onePage([]))
    return {}
  })
  show({ may: { ...may, organise: true } })
  await user.click(await screen.findByRole('button', { name: 'Take photos off…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take photos off this event' }))
  await user.click(await dialog.findByRole('button', { name: 'Take off: Not ours' }))
  await waitFor(() => expect(taken[0]).toContain(photo.id))
  expect(await dialog.findByText('No photos are left here.')).toBeDefined()
})
