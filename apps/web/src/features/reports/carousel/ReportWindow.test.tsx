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
import { setUser } from '#shared/session/session-store.ts'
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
  renderPart(<RouterProvider router={router as never} />)
  return within(await screen.findByRole('dialog', { name: 'Dive Reports' }))
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
