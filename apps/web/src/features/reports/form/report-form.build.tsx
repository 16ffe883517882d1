import { botCheck } from '@soundings/contract/bot-check'
import { reports } from '@soundings/contract/reports'
import { sites } from '@soundings/contract/sites'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { blueHole, buildSummary } from '#shared/testing/sites.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { closeReportForm, openReportForm, useReportForm } from '../outbox/report-form-store.ts'
import { buildDigest } from '../reports.build.ts'
import { ReportFormWindow } from './ReportFormWindow.tsx'

// For tests of the form of a dive report, which take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

export const mara = buildMe()

/** Mara is here with nothing on her device, and the server knows one site. What reaches it as a report is in `posted`. */
export const beginWriting = async () => {
  resetSession()
  setUser(mara)
  noteReach(true)
  closeReportForm()
  useUnits.setState({ depth: 'm', temperature: 'C' })
  await emptyDevice(mara.id)
  const network = stubNetwork()
  const posted: Record<string, unknown>[] = []
  network.answer(botCheck.how, { kind: 'none' })
  network.answer(sites.list, onePage([buildSummary({ ...blueHole, coordinates: [34.5, 28.5] })]))
  network.answer(reports.digest, { reports: 42, byMonth: Array(12).fill(0), digest: buildDigest() })
  network.answer(reports.create, (_, sent) => {
    posted.push(sent as Record<string, unknown>)
    return buildReport({ approvalStatus: 'pending' })
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  return { network, posted }
}

const render = () => {
  const root = createRootRoute({ component: () => <ReportFormWindow personId={mara.id} /> })
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([page('/explore'), page('/about')]),
    history: createMemoryHistory({ initialEntries: ['/explore'] }),
  })
  // The types of addresses are those of the app's own router.
  return { router, view: renderPart(<RouterProvider router={router as never} />) }
}

export const siteField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Dive site' })
const photosField = () => screen.findByRole('button', { name: 'Choose photos' })
export const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
export const save = () => screen.getByRole('button', { name: 'Save' })
export const isOpen = () => useReportForm.getState().isOpen
export const setDate = (day: string) => fireEvent.change(field('Date'), { target: { value: day } })
/** All at once: letter by letter a form of this size takes its time. */
export const fill = (name: string | RegExp, text: string) =>
  fireEvent.change(field(name), { target: { value: text } })
export const photoFile = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], name, { type: 'image/jpeg' })
export const drop = (...files: File[]) =>
  fireEvent.drop(document, { dataTransfer: { types: ['Files'], files } })

/** The form of a new report over a page at `/explore`. */
export const showForm = async (site: typeof blueHole | null = blueHole) => {
  const { router, view } = render()
  await waitFor(() => expect(document.querySelector('[data-portal]')).not.toBeNull())
  await act(async () => openReportForm(site))
  // Both come with a file of their own: what is dropped before the second is there goes nowhere.
  await Promise.all([siteField(), photosField()])
  return { user: userEvent.setup(), router, view }
}
