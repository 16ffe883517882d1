import { type DiveDetails, diveLog } from '@soundings/contract/dive-log'
import { equipment } from '@soundings/contract/equipment'
import { sites } from '@soundings/contract/sites'
import { statisticsOf } from '@soundings/rules/dive-statistics'
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
import { blueHole, buildSummary } from '#shared/testing/sites.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import { useJustAdded } from '../just-added-store.ts'
import { DiveFormWindow } from './DiveFormWindow.tsx'
import { buildDive } from './dive.build.ts'
import { closeDiveForm, type DiveSubject, openDiveForm, useDiveForm } from './dive-form-store.ts'

// For tests of the form of a dive, which take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

export const mara = buildMe()

/** Mara is here with nothing on her device and these dives in her log. What reaches the server as new is in `posted`. */
export const beginWriting = async (dives: DiveDetails[] = []) => {
  resetSession()
  localStorage.clear()
  setUser(mara)
  noteReach(true)
  closeDiveForm()
  useJustAdded.setState({ id: null })
  useUnits.setState({ depth: 'm', temperature: 'C', pressure: 'bar', weight: 'kg' })
  await emptyDevice(mara.id)
  const network = stubNetwork()
  const posted: Record<string, unknown>[] = []
  network.answer(diveLog.list, onePage(dives))
  network.answer(diveLog.get, buildDive())
  network.answer(diveLog.choices, {
    sites: [],
    countries: [],
    buddies: [],
    divemasters: [],
    tags: [],
    trips: [],
  })
  network.answer(diveLog.statistics, statisticsOf([], 0))
  network.answer(equipment.get, { items: [], sets: [], isCounted: false, version: 0 })
  network.answer(sites.list, onePage([buildSummary({ ...blueHole, coordinates: [34.5, 28.5] })]))
  network.answer(diveLog.create, (_, sent) => {
    posted.push(sent as Record<string, unknown>)
    return buildDive()
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  return { network, posted }
}

const render = () => {
  const root = createRootRoute({ component: () => <DiveFormWindow personId={mara.id} /> })
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([page('/dive-log'), page('/about')]),
    history: createMemoryHistory({ initialEntries: ['/dive-log'] }),
  })
  // The types of addresses are those of the app's own router.
  return { router, view: renderPart(<RouterProvider router={router as never} />) }
}

export const siteField = () => screen.findByLabelText<HTMLInputElement>('Dive Site', { selector: 'input' })
export const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
export const save = (name = 'Add Dive') => screen.getByRole('button', { name })
export const isOpen = () => useDiveForm.getState().isOpen
/** All at once: letter by letter a form of this size takes its time. */
export const fill = (name: string | RegExp, text: string) =>
  fireEvent.change(field(name), { target: { value: text } })

/** What must be said of every dive. */
export const fillNeeded = () => {
  fill('Dive Site', 'The old quarry')
  fill('Location', 'Sweden')
  fill('Date', '2026-11-20')
}

/** Opens the form once more, over the same page. */
export const reopen = (subject?: DiveSubject) => act(async () => openDiveForm(subject))

/** The form over the page of the log. */
export const showForm = async (subject?: DiveSubject) => {
  const { router, view } = render()
  await waitFor(() => expect(document.querySelector('[data-portal]')).not.toBeNull())
  await act(async () => openDiveForm(subject))
  // It comes with a file of its own.
  await siteField()
  return { user: userEvent.setup(), router, view }
}
