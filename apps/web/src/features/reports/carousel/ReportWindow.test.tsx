import { reports } from '@soundings/contract/reports'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { changePerson } from '#shared/api/person.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { ReportWindow } from './ReportWindow.tsx'

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const own = (number: number) => buildReport({ id: idOf(number), title: `Dive ${number}`, isMine: true })

beforeEach(() => {
  resetSession()
  setUser(buildMe())
})

const show = async (number: number) => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <ReportWindow siteBelow={null} />,
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: [`/?report=${idOf(number)}`] }),
    parseSearch: parseSearchWith((value) => value),
  })
  await router.load()
  const { queries } = renderPart(<RouterProvider router={router as never} />)
  return { queries, ...within(await screen.findByRole('dialog', { name: 'Dive Reports' })) }
}

test('after a report was deleted the next one is there, and keys still lead on', async () => {
  const user = userEvent.setup()
  const network = stubNetwork()
  const answer = (...numbers: number[]) => network.answer(reports.ofSite, onePage(numbers.map(own)))
  answer(1, 2, 3)
  network.answer(reports.get, ({ pathname }) => own(Number(pathname.slice(-12))))
  network.answer(reports.remove, { success: true })
  const shown = await show(1)
  await shown.findByText('1 of 3')
  await user.click(shown.getByRole('button', { name: 'Delete' }))
  answer(2, 3)
  const question = within(await screen.findByRole('dialog', { name: 'Delete this dive report?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await shown.findByRole('heading', { name: 'Dive 2' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.keyboard('{ArrowRight}')
  expect(await shown.findByRole('heading', { name: 'Dive 3' })).toBeDefined()
})

test('a flag that the end of a session interrupts is open again once the same person is back', async () => {
  const user = userEvent.setup()
  const network = stubNetwork()
  const report = buildReport({ id: idOf(1) })
  network.answer(reports.ofSite, onePage([report]))
  network.answer(reports.get, report)
  const shown = await show(1)
  const flag = () => screen.queryByRole('dialog', { name: 'Report a problem' })
  await user.click(await shown.findByRole('button', { name: 'Report a problem' }))
  const form = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  await user.type(await form.findByLabelText(/^Tell us more/), 'Another wreck.')

  // What the report says to a visitor is on its way until the person is back.
  const { promise: goingOn, resolve: goOn } = Promise.withResolvers<void>()
  network.answer(reports.ofSite, () => goingOn.then(() => onePage([report])))
  network.answer(reports.get, () => goingOn.then(() => report))
  act(() => {
    expireSession()
    changePerson(shown.queries, { wasSignedIn: true })
  })
  await waitFor(() => expect(shown.queryByRole('article')).toBeNull())
  expect([flag(), useModals.getState().open]).toEqual([null, 'login'])

  act(() => {
    setUser(buildMe())
    changePerson(shown.queries, { wasSignedIn: false })
    goOn()
  })
  const again = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Another wreck.')
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(flag()).toBeNull())
})
