import { botCheck } from '@soundings/contract/bot-check'
import { reports, reportTexts } from '@soundings/contract/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reportsFeature } from '#features/reports/index.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { newEntry } from '#shared/outbox/entry.ts'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { askBeforeLeaving, useOutboxMark } from '#shared/outbox/outbox-mark.ts'
import { setUser, useSession } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { buildReport } from '#shared/testing/reports.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { LazyOutbox } from './lazy-outbox.tsx'

const mara = buildMe()
const bar = () => screen.findByText(/dive reports? waiting to be sent/)
const kept = () => readWaiting(mara.id)

const photo = (key: string) => ({ key, file: new File(['x'], `${key}.jpg`), id: null })
const buildEntry = (attachments: ReturnType<typeof photo>[] = []) =>
  newEntry({
    kind: 'report',
    personId: mara.id,
    subject: blueHole.id,
    body: { site: blueHole, words: { diveDate: '2026-11-20' }, changes: null },
    attachments,
  })

let network = stubNetwork()

beforeEach(async () => {
  resetSession()
  await emptyDevice(mara.id)
  useOutboxMark.setState({ isThere: false, leave: null })
  vi.spyOn(toast, 'notify').mockReturnValue()
  network = stubNetwork()
  network.answer(botCheck.how, { kind: 'none' })
  setUser(mara)
  noteReach(false)
})
afterEach(() => {
  vi.restoreAllMocks()
})

// Its kinds take a while to load on a busy machine, and are loaded but once.
vi.setConfig({ testTimeout: 20_000 })
beforeAll(reportsFeature.outboxKinds.report, 60_000)

test('a device on which nothing waits loads and shows nothing of it', () => {
  renderPart(<LazyOutbox />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('above every page stands how many wait, and a press shows each with what still has to be sent', async () => {
  await keepForLater(buildEntry([photo('one'), photo('two')]))
  renderPart(<LazyOutbox />)
  expect((await bar()).textContent).toBe('1 dive report waiting to be sent')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  const row = await screen.findByRole('listitem')
  expect(within(row).getByText('Waiting for a connection · 2 photos')).toBeDefined()
  // Nothing could be sent now.
  expect(within(row).queryByRole('button', { name: /^Send now/ })).toBeNull()
})

test('one that was refused says why, and is sent when it is pressed', async () => {
  await keepForLater(buildEntry())
  network.refuse(reports.create, 400, reportTexts.future)
  renderPart(<LazyOutbox />)
  await bar()
  noteReach(true)
  expect((await screen.findByText('1 dive report couldn’t be sent')).textContent).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(`Not sent: ${reportTexts.future}`)).toBeDefined()
  network.answer(reports.create, buildReport())
  await userEvent.click(screen.getByRole('button', { name: /^Send now: Blue Hole, / }))
  await screen.findByText('Nothing left to send.')
  expect(await kept()).toEqual([])
})

test('one that is deleted can be had back', async () => {
  await keepForLater(buildEntry())
  renderPart(<LazyOutbox />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: / }))
  await screen.findByText('Nothing left to send.')
  expect(await kept()).toEqual([])
  const [offer] = vi.mocked(toast.notify).mock.calls.at(-1) ?? []
  offer?.action?.act()
  await bar()
  expect(await kept()).toHaveLength(1)
})

test('signing out asks before anything is deleted from this device', async () => {
  const signOut = vi.fn(() => setUser(null))
  await keepForLater(buildEntry())
  renderPart(<LazyOutbox />)
  await bar()
  askBeforeLeaving(signOut)
  const question = await screen.findByRole('dialog', { name: 'Sign out?' })
  expect(question.textContent).toContain('it will be deleted from this device')
  await userEvent.click(within(question).getByRole('button', { name: 'Stay signed in' }))
  expect(signOut).not.toHaveBeenCalled()
  expect(await kept()).toHaveLength(1)
  askBeforeLeaving(signOut)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete and sign out' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(await kept()).toEqual([])
  expect(useSession.getState().user).toBeNull()
})

test('where nothing waits, signing out asks nothing', async () => {
  const signOut = vi.fn()
  askBeforeLeaving(signOut)
  expect(signOut).toHaveBeenCalledOnce()
  // Entries of another person are waiting here: their mark is shown, and nothing of this person's would be lost.
  useOutboxMark.setState({ isThere: true })
  renderPart(<LazyOutbox />)
  askBeforeLeaving(signOut)
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2))
})
