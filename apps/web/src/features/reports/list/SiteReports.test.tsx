import { reports } from '@soundings/contract/reports'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { enterGuestMode, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { useReportForm } from '../outbox/report-form-store.ts'
import { SiteReports } from './SiteReports.tsx'

const site = {
  id: '00000000-0000-4000-9000-000000000001',
  siteName: 'Blue Hole',
  region: 'Dahab',
  country: 'Egypt',
  approvalStatus: 'approved',
} as const
const me = buildMe()
const byMonth = [0, 0, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0]

let network: ReturnType<typeof stubNetwork>
const user = userEvent.setup()

beforeEach(() => {
  resetSession()
  nobodyIsSignedIn()
  useToastHistory.setState({ kept: [] })
  useReportForm.setState({
    isOpen: false,
    wasOpened: false,
    subject: { kind: 'new', site: null, start: null },
  })
  useUnits.getState().choose({ depth: 'm', temperature: 'C' })
  network = stubNetwork()
  network.answer(reports.digest, { reports: 5, byMonth, digest: null })
})

const show = async (search = '') => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <SiteReports site={site} />,
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
    parseSearch: parseSearchWith((value) => value),
  })
  await router.load()
  renderPart(<RouterProvider router={router as never} />)
  return router
}

const cards = () => screen.findAllByRole('article')
const asked = (path: string) => network.asked.filter((call) => call.startsWith(path))
const told = () => useToastHistory.getState().kept.map(({ message }) => message)

test('a report says when it was, how it was and what was seen, in the units of the reader', async () => {
  useUnits.getState().choose({ depth: 'ft', temperature: 'F' })
  const report = buildReport({
    visibility: 20,
    waterTemp: 25,
    conditions: ['calm', 'light-current'],
    animalsSeen: 'Green turtle',
    diveNotes: 'A **calm** dive.',
    content: 'A **calm** dive.',
    rating: 4,
  })
  network.answer(reports.ofSite, onePage([report]))
  await show()
  const card = within(await screen.findByRole('article', { name: 'Dive Report by nico_d' }))
  for (const words of ['66 ft', '77 °F', 'Calm, Light current', 'Green turtle', 'Rated 4 of 5'])
    expect(card.getByText(words)).toBeDefined()
  expect(card.getAllByText('calm')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: '1 dive report' })).toBeDefined()
})

test('where nobody wrote yet, members are asked to be the first', async () => {
  setUser(me)
  network.answer(reports.ofSite, onePage([]))
  await show()
  expect(await screen.findByText('No dive reports yet for this site.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Write the first report' }))
  expect(useReportForm.getState()).toMatchObject({
    isOpen: true,
    subject: { kind: 'new', site: { id: site.id, siteName: 'Blue Hole' } },
  })
})

test('guests are not asked to write', async () => {
  enterGuestMode()
  network.answer(reports.ofSite, onePage([]))
  await show()
  expect(await screen.findByText('No dive reports yet for this site.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /write/i })).toBeNull()
})

test('what did not load can be tried again', async () => {
  network.refuse(reports.ofSite, 500, 'Out of air')
  await show()
  expect((await screen.findByRole('alert')).textContent).toContain('Out of air')
  network.answer(reports.ofSite, onePage([buildReport()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(1)
})

test('more reports come when they are asked for, each once', async () => {
  const [first, second, third] = [buildReport(), buildReport(), buildReport()]
  network.answer(reports.ofSite, ({ searchParams }) =>
    searchParams.get('cursor') === 'next'
      ? { items: [second, third], nextCursor: null, total: 3 }
      : { items: [first, second], nextCursor: 'next', total: 3 },
  )
  await show()
  expect(await cards()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Show more dive reports' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'Show more dive reports' })).toBeNull()
})

test('a month that is pressed narrows the list, and the address says so', async () => {
  network.answer(reports.ofSite, onePage([buildReport()]))
  const router = await show()
  const april = await screen.findByRole('button', { name: 'April, 3 dive reports' })
  expect(screen.getByRole('button', { name: 'January, 0 dive reports' }).hasAttribute('disabled')).toBe(true)
  await user.click(april)
  expect(await screen.findByRole('heading', { name: '1 dive report in April' })).toBeDefined()
  expect(april.getAttribute('aria-pressed')).toBe('true')
  expect(asked(`GET /api/reports/site/${site.id}?month=4`)).toHaveLength(1)
  expect(router.state.location.searchStr).toContain('month=4')
  await user.click(april)
  expect(await screen.findByRole('heading', { name: '1 dive report' })).toBeDefined()
})

test('the name of a diver leads to their profile; all that they wrote here is a press away, and back', async () => {
  network.answer(reports.ofSite, ({ searchParams }) =>
    onePage(searchParams.get('author') === 'nico_d' ? [buildReport()] : [buildReport(), buildReport()]),
  )
  await show()
  const [first] = await cards()
  const card = within(first as HTMLElement)
  expect(card.getByRole('link', { name: 'nico_d' }).getAttribute('href')).toBe('/profile/nico_d')
  await user.click(card.getByRole('button', { name: 'More by nico_d' }))
  expect(await screen.findByRole('heading', { name: '1 dive report by nico_d' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('heading', { name: '2 dive reports' })).toBeDefined()
})

test('a narrowed list without reports says to what, and leads to all', async () => {
  network.answer(reports.ofSite, ({ searchParams }) =>
    onePage(searchParams.has('month') ? [] : [buildReport()]),
  )
  await show('?month=12')
  expect(await screen.findByText('No dive reports in December')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all dive reports' }))
  expect(await cards()).toHaveLength(1)
})

test('an own report that waits or was rejected is marked, with the reason', async () => {
  setUser(me)
  const own = { authorId: me.id, authorHandle: me.handle, isMine: true }
  const pending = buildReport({ ...own, approvalStatus: 'pending' })
  const rejected = buildReport({ ...own, approvalStatus: 'rejected', rejectionReason: 'Another site.' })
  network.answer(reports.ofSite, onePage([pending, rejected]))
  await show()
  const [first, second] = (await cards()).map((card) => within(card))
  expect(first?.getByText('Awaiting review')).toBeDefined()
  expect(second?.getByText(/‘Another site\.’/)).toBeDefined()
  expect(second?.queryByRole('button', { name: 'Helpful' })).toBeNull()
  await user.click(second?.getByRole('button', { name: 'Edit' }) as HTMLElement)
  expect(useReportForm.getState().subject).toMatchObject({ kind: 'own', report: { id: rejected.id } })
})

test('an own report is deleted after a question, and the list is asked for anew', async () => {
  setUser(me)
  const own = buildReport({ authorId: me.id, isMine: true })
  network.answer(reports.ofSite, onePage([own]))
  network.answer(reports.remove, () => {
    network.answer(reports.ofSite, onePage([]))
    return { success: true as const }
  })
  await show()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete this dive report?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No dive reports yet for this site.')).toBeDefined()
  expect(asked(`DELETE /api/reports/${own.id}`)).toHaveLength(1)
})

test('what helped is shown at once, and taken back when it does not arrive', async () => {
  setUser(me)
  network.answer(reports.ofSite, onePage([buildReport({ helpfulCount: 2 })]))
  network.refuse(reports.praise, 500, 'Out of air')
  await show()
  const helpful = await screen.findByRole('button', { name: /^Helpful/ })
  await user.click(helpful)
  await waitFor(() => expect(told()).toEqual(['Out of air']))
  expect(helpful.getAttribute('aria-pressed')).toBe('false')
  expect(helpful.textContent).toBe('Helpful2')
  network.answer(reports.praise, { helpfulCount: 7, isHelpful: true })
  await user.click(helpful)
  await waitFor(() => expect(helpful.textContent).toBe('Helpful7'))
  expect(helpful.getAttribute('aria-pressed')).toBe('true')
})

test('visitors read whom a report helped, and members may report a problem', async () => {
  network.answer(reports.ofSite, onePage([buildReport({ helpfulCount: 3 })]))
  await show()
  expect(await screen.findByText('3 divers found this helpful')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull()
})
