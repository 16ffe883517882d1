import { botCheck } from '@soundings/contract/bot-check'
import { reports, reportTexts } from '@soundings/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { toast } from '#shared/ui/toast.tsx'
import { closeReportForm, useReportForm } from '../form/report-form-store.ts'
import { buildEntry, buildReportPhoto, emptyDevice } from '../outbox/outbox.build.ts'
import { keepForLater } from '../outbox/outbox.ts'
import { readWaiting } from '../outbox/outbox-db.ts'
import { leaveWithReports, useOutboxMark } from '../outbox/outbox-mark.ts'
import { useWaiting } from '../outbox/waiting-store.ts'
import { ReportOutbox } from './lazy-outbox.tsx'
import { WaitingReports } from './WaitingReports.tsx'

const mara = buildMe()
const bar = () => screen.findByText(/dive reports? waits? to be sent/)
const kept = () => readWaiting(mara.id)

let network = stubNetwork()

beforeEach(async () => {
  resetSession()
  await emptyDevice(mara.id)
  useWaiting.setState({ personId: null, all: null, onWay: null, held: [] })
  useOutboxMark.setState({ isThere: false, leave: null })
  vi.spyOn(toast, 'tell').mockReturnValue()
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  setUser(mara)
  noteReach(false)
})
afterEach(() => {
  closeReportForm()
  vi.restoreAllMocks()
})

test('a device on which nothing waits loads and shows nothing of it', () => {
  renderPart(<ReportOutbox />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('above every page stands how many wait, and a press shows each with what still has to be sent', async () => {
  await keepForLater(buildEntry({ photos: [buildReportPhoto(), buildReportPhoto()] }))
  renderPart(<ReportOutbox />)
  expect((await bar()).textContent).toBe('1 dive report waits to be sent')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  const row = await screen.findByRole('listitem')
  expect(within(row).getByText('Waiting for a connection · 2 photos')).toBeDefined()
  // Nothing could be sent now.
  expect(within(row).queryByRole('button', { name: /^Send now/ })).toBeNull()
})

test('one that was refused says why, can be opened, and is sent when it is pressed', async () => {
  await keepForLater(buildEntry())
  network.refuse(reports.create, 400, reportTexts.future)
  renderPart(
    <>
      <ReportOutbox />
      <WaitingReports siteId={buildEntry().site.id} />
    </>,
  )
  const part = await screen.findByRole('region', { name: 'On this device' })
  noteReach(true)
  await within(part).findByText(`Not sent: ${reportTexts.future}`)
  expect((await screen.findByText('1 dive report could not be sent')).textContent).toBeDefined()
  await userEvent.click(within(part).getByRole('button', { name: /^Open: Blue Hole, / }))
  const [report] = await kept()
  expect(useReportForm.getState()).toMatchObject({
    isOpen: true,
    subject: { kind: 'waiting', entry: { key: report?.key } },
  })
  expect(useWaiting.getState().held).toEqual([report?.key])
  closeReportForm()
  expect(useWaiting.getState().held).toEqual([])
  network.answer(reports.create, buildReport())
  await userEvent.click(within(part).getByRole('button', { name: /^Send now: Blue Hole, / }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull())
  expect(await kept()).toEqual([])
})

test('reports of other sites are not shown at a site', async () => {
  await keepForLater(buildEntry())
  renderPart(
    <>
      <ReportOutbox />
      <WaitingReports siteId="00000000-0000-4000-9000-000000000009" />
    </>,
  )
  await bar()
  expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull()
})

test('one that is deleted can be had back', async () => {
  await keepForLater(buildEntry())
  renderPart(<ReportOutbox />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
  await screen.findByText('Nothing waits any more.')
  expect(await kept()).toEqual([])
  const [offer] = vi.mocked(toast.tell).mock.calls.at(-1) ?? []
  offer?.action?.act()
  await bar()
  expect(await kept()).toHaveLength(1)
})

test('signing out asks before anything is deleted from this device', async () => {
  const signOut = vi.fn(() => setUser(null))
  await keepForLater(buildEntry())
  renderPart(<ReportOutbox />)
  await bar()
  leaveWithReports(signOut)
  const question = await screen.findByRole('dialog', { name: 'Sign out?' })
  expect(question.textContent).toContain('it will be deleted from this device')
  await userEvent.click(within(question).getByRole('button', { name: 'Stay signed in' }))
  expect(signOut).not.toHaveBeenCalled()
  expect(await kept()).toHaveLength(1)
  leaveWithReports(signOut)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete and sign out' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(await kept()).toEqual([])
  expect(useSession.getState().user).toBeNull()
})

test('where nothing waits, signing out asks nothing', async () => {
  const signOut = vi.fn()
  leaveWithReports(signOut)
  expect(signOut).toHaveBeenCalledOnce()
  // Somebody else's wait here: their mark is there, and nothing of this person's would be lost.
  useOutboxMark.setState({ isThere: true })
  renderPart(<ReportOutbox />)
  leaveWithReports(signOut)
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2))
})
