import { reports } from '@soundings/contract/reports'
import { createMemoryHistory } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/api/query-client.ts'
import { nobodyIsSignedIn } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

vi.mock('#features/map/index.ts', () => ({ SiteMap: () => null }))

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`

const dive = (number: number) => buildReport({ id: idOf(number), title: `Dive ${number}` })

const user = userEvent.setup()
const page = 10
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  nobodyIsSignedIn()
  network = stubNetwork()
  network.answer(reports.get, ({ pathname }) => dive(Number(pathname.slice(-12))))
  // Twenty-five dives, ten on a page.
  network.answer(reports.ofSite, ({ searchParams }) => {
    const from = Number(searchParams.get('cursor') ?? 1)
    const next = from + page
    const items = Array.from({ length: Math.min(page, 26 - from) }, (_, at) => dive(from + at))
    return { items, nextCursor: next > 25 ? null : String(next), total: 25 }
  })
})

const visit = async (address: string) => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1 })
  return () => router.history.location.href
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Dive Reports' }))

test.each([
  ['/explore?q=wreck', '/explore?q=wreck'],
  ['/about', '/about'],
])('a link to a dive report opens it over %s, and closing it leads back there', async (below, beneath) => {
  const address = await visit(`${below}${below.includes('?') ? '&' : '?'}report=${idOf(3)}`)
  const shown = await dialog()
  expect(await shown.findByRole('heading', { name: 'Dive 3' })).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe(beneath))
})

test('arrow keys, buttons and swipes lead from report to report, in the address too', async () => {
  const address = await visit(`/about?report=${idOf(3)}`)
  const shown = await dialog()
  expect(await shown.findByText('3 of 25')).toBeDefined()
  await user.keyboard('{ArrowRight}')
  expect(await shown.findByRole('heading', { name: 'Dive 4' })).toBeDefined()
  await user.click(shown.getByRole('button', { name: 'Previous report' }))
  expect(await shown.findByRole('heading', { name: 'Dive 3' })).toBeDefined()
  const body = shown.getByRole('region', { name: 'The report' })
  const finger = { pointerId: 7, pointerType: 'touch' }
  fireEvent.pointerDown(body, { ...finger, clientX: 200, clientY: 300 })
  fireEvent.pointerUp(body, { ...finger, clientX: 149, clientY: 310 })
  expect(await shown.findByRole('heading', { name: 'Dive 4' })).toBeDefined()
  fireEvent.pointerDown(body, { ...finger, pointerType: 'mouse', clientX: 200, clientY: 300 })
  fireEvent.pointerUp(body, { ...finger, pointerType: 'mouse', clientX: 20, clientY: 300 })
  expect(shown.getByRole('heading', { name: 'Dive 4' })).toBeDefined()
  expect(address()).toBe(`/about?report=${idOf(4)}`)
})

test('near the end of what is known, more reports are asked for', async () => {
  await visit(`/about?report=${idOf(7)}`)
  const shown = await dialog()
  expect(await shown.findByText('7 of 25')).toBeDefined()
  expect(network.asked.filter((call) => call.includes('cursor='))).toEqual([])
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(network.asked.some((call) => call.includes('cursor=11'))).toBe(true))
  for (const _ of [9, 10, 11]) await user.keyboard('{ArrowRight}')
  expect(await shown.findByText('11 of 25')).toBeDefined()
})

test('a report that is not public says no more than that', async () => {
  network.refuse(reports.get, 404, 'Not found')
  await visit(`/about?report=${idOf(3)}`)
  expect(await (await dialog()).findByText('Dive report not found')).toBeDefined()
})
