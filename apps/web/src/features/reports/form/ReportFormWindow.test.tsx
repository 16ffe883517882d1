import { botCheck } from '@soundings/contract/bot-check'
import { media } from '@soundings/contract/media'
import { reports, reportTexts } from '@soundings/contract/reports'
import { sites } from '@soundings/contract/sites'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { blueHole, buildSummary } from '#shared/testing/sites.ts'
import { type Sent, stubUploads } from '#shared/testing/uploads.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { buildEntry, emptyDevice } from '../outbox/outbox.build.ts'
import { readWaiting } from '../outbox/outbox-db.ts'
import { asWaiting } from '../outbox/waiting-report.ts'
import { useWaiting } from '../outbox/waiting-store.ts'
import { buildDigest } from '../reports.build.ts'
import { ReportFormWindow } from './ReportFormWindow.tsx'
import {
  closeReportForm,
  openOwnReport,
  openReportForm,
  openWaitingReport,
  useReportForm,
} from './report-form-store.ts'

// Forms of this size take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const mara = buildMe()
const summary = buildSummary({ ...blueHole, coordinates: [34.5, 28.5] })

let network: ReturnType<typeof stubNetwork>
let posted: Record<string, unknown>[]
let files: Sent[]
let router: AnyRouter

beforeEach(async () => {
  resetSession()
  setUser(mara)
  noteReach(true)
  closeReportForm()
  useUnits.setState({ depth: 'm', temperature: 'C' })
  await emptyDevice(mara.id)
  useWaiting.setState({ personId: null, all: null })
  network = stubNetwork()
  posted = []
  files = stubUploads()
  network.answer(botCheck.how, { kind: 'none' })
  network.answer(sites.list, onePage([summary]))
  network.answer(reports.digest, { reports: 42, byMonth: Array(12).fill(0), digest: buildDigest() })
  network.answer(reports.create, (_, sent) => {
    posted.push(sent as Record<string, unknown>)
    return buildReport({ approvalStatus: 'pending' })
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const render = () => {
  const root = createRootRoute({ component: () => <ReportFormWindow personId={mara.id} /> })
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => null })
  // The types of addresses are those of the app's own router.
  router = createRouter({
    routeTree: root.addChildren([page('/explore'), page('/about')]),
    history: createMemoryHistory({ initialEntries: ['/explore'] }),
  }) as never
  return renderPart(<RouterProvider router={router} />)
}

const siteField = () =>
  screen.findByRole<HTMLInputElement>('combobox', { name: 'Dive site' }, { timeout: 5_000 })
const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const save = () => screen.getByRole('button', { name: 'Save' })
const isOpen = () => useReportForm.getState().isOpen
const setDate = (day: string) => fireEvent.change(field('Date'), { target: { value: day } })
/** All at once: letter by letter a form of this size takes its time. */
const fill = (name: string | RegExp, text: string) =>
  fireEvent.change(field(name), { target: { value: text } })

const show = async (site: typeof blueHole | null = blueHole) => {
  const view = render()
  await waitFor(() => expect(document.querySelector('[data-portal]')).not.toBeNull())
  await act(async () => openReportForm(site))
  await siteField()
  return { user: userEvent.setup(), view }
}

test('without a date nothing is saved, and the form says what is missing', async () => {
  const { user } = await show(null)
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.click(save())
  expect(screen.getByText(reportTexts.dateRequired)).toBeDefined()
  expect(screen.getByText(reportTexts.date)).toBeDefined()
  expect(screen.getByText(reportTexts.site)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Dive site')))
  expect(posted).toHaveLength(0)
})

test('a day that has not come anywhere is told at its field', async () => {
  const { user } = await show()
  setDate('2999-01-01')
  await user.click(save())
  expect(screen.getByText(reportTexts.future)).toBeDefined()
  expect(document.activeElement).toBe(field('Date'))
})

test('a site is found by its name, and a report is sent with all that was told', async () => {
  useUnits.setState({ depth: 'ft', temperature: 'F' })
  const { user } = await show(null)
  await user.type(await siteField(), 'blue')
  // Without a layout the list has no place, and counts as hidden.
  await user.click(await screen.findByRole('option', { name: 'Blue Hole, Dahab, Egypt', hidden: true }))
  setDate('2026-11-20')
  fill('Time', '14:05')
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  fill(/^Visibility/, '82')
  fill(/^Water temperature/, '77')
  await user.click(screen.getByRole('checkbox', { name: 'Light current' }))
  await user.type(field('Animals seen'), 'Napoleon wrasse,an old boot{Enter}')
  fill('Notes', 'In at nine.')
  expect(save().getAttribute('aria-disabled')).toBeNull()
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(posted).toEqual([
    expect.objectContaining({
      diveSiteId: blueHole.id,
      diveDate: '2026-11-20',
      diveTime: '14:05',
      rating: 4,
      visibility: expect.closeTo(24.99, 1),
      waterTemp: 25,
      conditions: ['light-current'],
      animalsSeen: 'Napoleon wrasse, an old boot',
      diveNotes: 'In at nine.',
      media: [],
    }),
  ])
})

test('what is seen at the site is offered before anything is typed', async () => {
  const { user } = await show()
  await user.click(field('Animals seen'))
  await user.click(await screen.findByRole('option', { name: 'Green turtle', hidden: true }))
  setDate('2026-11-20')
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.animalsSeen).toBe('Green turtle')
})

test('notes can be looked at as they will be read', async () => {
  const { user } = await show()
  fill('Notes', 'A **great** dive')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect((await screen.findByText('great')).tagName).toBe('STRONG')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(field('Notes').value).toBe('A **great** dive')
})

test('photos go first, and files that are none are told and left out', async () => {
  const { user } = await show()
  setDate('2026-11-20')
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'turtle.jpg', { type: 'image/jpeg' })
  const text = new File(['a list'], 'gear.txt')
  fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [photo, text] } })
  expect(await screen.findByRole('button', { name: 'Remove turtle.jpg' })).toBeDefined()
  expect(screen.getByText('gear.txt')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove gear.txt' })).toBeNull()
  await user.click(save())
  await waitFor(() => expect(files).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDefined()
  expect(Object.fromEntries(files[0]?.form ?? [])).toMatchObject({
    caption: 'Blue Hole - Dive Report',
    description: 'Photos from dive report',
    tags: 'dive-report',
  })
  const id = '019a0000-0000-7000-8000-0000000000aa'
  act(() => files[0]?.answers(201, [{ id }]))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.media).toEqual([id])
  expect(network.asked).not.toContain(`POST ${media.upload.path}`)
})

test('a report that is refused is told in the words of the server, and nothing is lost', async () => {
  network.refuse(reports.create, 400, 'The site is closed.')
  const { user } = await show()
  setDate('2026-11-20')
  fill('Notes', 'In at nine.')
  await user.click(save())
  expect(await screen.findByText('The site is closed.')).toBeDefined()
  expect(field('Notes').value).toBe('In at nine.')
  expect(isOpen()).toBe(true)
})

test('what the server finds wrong with a field is told there, and the field takes focus', async () => {
  const { user } = await show()
  setDate('2026-11-20')
  vi.stubGlobal('fetch', async (input: string) =>
    String(input).startsWith(botCheck.how.path)
      ? Response.json({ kind: 'none' })
      : Response.json(
          { message: 'Invalid', issues: [{ path: ['diveDate'], message: reportTexts.future }] },
          { status: 400 },
        ),
  )
  await user.click(save())
  expect(await screen.findByText(reportTexts.future)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Date')))
})

test('whoever was signed out meanwhile is asked to log in and keeps what they typed', async () => {
  network.refuse(reports.create, 401, 'Log in first')
  const { user } = await show()
  setDate('2026-11-20')
  fill('Notes', 'In at nine.')
  await act(async () => setUser(null))
  await user.click(save())
  expect(await screen.findByText(/You were signed out/)).toBeDefined()
  expect(useModals.getState().open).toBe('login')
  expect(field('Notes').value).toBe('In at nine.')
})

test('without a connection a report is kept on this device', async () => {
  noteReach(false)
  const { user } = await show()
  expect(screen.getByText(/^No connection\. Save it now/)).toBeDefined()
  setDate('2026-11-20')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(await readWaiting(mara.id)).toHaveLength(1)
  expect(posted).toHaveLength(0)
})

test('an untouched form closes at once', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(isOpen()).toBe(false)
})

test('what was entered is lost only after a question', async () => {
  const { user } = await show()
  fill('Notes', 'In at nine.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(reportTexts.unsaved)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(field('Notes').value).toBe('In at nine.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  expect(isOpen()).toBe(false)
  act(() => openReportForm(blueHole))
  await siteField()
  expect(field('Notes').value).toBe('')
})

test('a draft is there again after a reload, and can be put aside', async () => {
  const { view } = await show()
  fill('Notes', 'In at nine.')
  view.unmount()
  closeReportForm()
  const { user } = await show(null)
  expect(field('Notes').value).toBe('In at nine.')
  expect((await siteField()).value).toBe('Blue Hole, Dahab, Egypt')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(field('Notes').value).toBe(''))
})

test('an own report is changed over the version that was read', async () => {
  const report = buildReport({ isMine: true, version: 3, diveNotes: 'In at nine.', content: 'In at nine.' })
  const bodies: unknown[] = []
  network.answer(reports.change, (_, sent) => {
    bodies.push(sent)
    return { ...report, version: 4 }
  })
  const { user } = await show()
  await act(async () => openOwnReport(report))
  fill('Notes', 'In at ten.')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(bodies).toEqual([expect.objectContaining({ diveNotes: 'In at ten.', version: 3 })])
  expect(posted).toHaveLength(0)
})

test('what is changed of an own report outlives a reload, until it is put aside', async () => {
  const report = buildReport({ isMine: true, version: 3, diveNotes: 'In at nine.', content: 'In at nine.' })
  const { view } = await show()
  await act(async () => openOwnReport(report))
  fill('Notes', 'In at ten.')
  view.unmount()
  closeReportForm()
  const { user } = await show()
  await act(async () => openOwnReport({ ...report, version: 4 }))
  expect(field('Notes').value).toBe('In at ten.')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(field('Notes').value).toBe('In at nine.'))
})

test('photos that are chosen one right after the other are all there', async () => {
  await show()
  const photo = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], name, { type: 'image/jpeg' })
  await act(async () => {
    for (const name of ['one.jpg', 'two.jpg'])
      fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [photo(name)] } })
  })
  for (const name of ['one.jpg', 'two.jpg'])
    expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeDefined()
})

test('nothing can be typed into a report that is on its way, and the page asks before it goes', async () => {
  const { user } = await show()
  setDate('2026-11-20')
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'turtle.jpg', { type: 'image/jpeg' })
  fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [photo] } })
  await screen.findByRole('button', { name: 'Remove turtle.jpg' })
  expect(field('Notes').closest('[inert]')).toBeNull()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await waitFor(() => expect(isAsked()).toBe(false))
  await user.click(save())
  await waitFor(() => expect(files).toHaveLength(1))
  expect(field('Notes').closest('[inert]')).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saving...' }))
  expect(isAsked()).toBe(true)
})

test('a report that was changed elsewhere meanwhile is saved over that, or gives way to it', async () => {
  const report = buildReport({ isMine: true, version: 3, diveNotes: 'In at nine.', content: 'In at nine.' })
  const newer = { ...report, version: 4, diveNotes: 'In at eight.', content: 'Told at length.' }
  const bodies: unknown[] = []
  network.refuse(reports.change, 409, 'Changed since', 'req-1', 'changed-since')
  network.answer(reports.get, newer)
  const { user } = await show()
  await act(async () => openOwnReport(report))
  fill('Notes', 'In at ten.')
  await user.click(save())
  expect(await screen.findByText(/changed elsewhere meanwhile/)).toBeDefined()
  expect(field('Notes').value).toBe('In at ten.')
  network.answer(reports.change, (_, sent) => {
    bodies.push(sent)
    return { ...newer, version: 5 }
  })
  await user.click(screen.getByRole('button', { name: 'Use the other one' }))
  expect(field('Notes').value).toBe('In at eight.')
  fill('Notes', 'In at ten, again.')
  await user.click(save())
  await waitFor(() => expect(bodies).toHaveLength(1))
  // What the form does not show is the other one's, too.
  expect(bodies).toEqual([expect.objectContaining({ version: 4, content: 'Told at length.' })])
})

test('going to another page asks before what was entered is lost', async () => {
  const { user } = await show()
  fill('Notes', 'In at nine.')
  act(() => void router.navigate({ to: '/about' }))
  expect(await screen.findByText(reportTexts.unsaved)).toBeDefined()
  expect(router.state.location.pathname).toBe('/explore')
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  expect(isOpen()).toBe(false)
})

test('a report that was refused while it waited opens with the reason, and is sent from there', async () => {
  const entry = buildEntry({ words: { diveDate: '2026-11-20', diveNotes: 'In at nine.' } })
  const problem = 'The site is closed.'
  useWaiting.setState({ personId: mara.id, all: [{ ...asWaiting(entry), isRefused: true, problem }] })
  const { user } = await show()
  await act(async () => openWaitingReport(entry))
  expect(screen.getByText(problem)).toBeDefined()
  expect(field('Notes').value).toBe('In at nine.')
  await user.click(save())
  await waitFor(() => expect(posted).toEqual([expect.objectContaining({ clientKey: entry.key })]))
})
