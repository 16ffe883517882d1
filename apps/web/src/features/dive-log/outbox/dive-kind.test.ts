// @vitest-environment happy-dom
import { diveLog } from '@soundings/contract/dive-log'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { sendOrKeep } from '#shared/outbox/outbox.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildDive } from '../form/dive.build.ts'
import { closeDiveForm, openDiveForm, useDiveForm } from '../form/dive-form-store.ts'
import { useJustAdded } from '../just-added-store.ts'
import { newDive } from './dive-entry.ts'
import { diveKind } from './dive-kind.ts'
import { diveWords, titleOf } from './messages.ts'

const mara = buildMe()
const words = { siteName: 'Blue Hole', location: 'Egypt', date: '2026-11-20' }
const entry = (known: Partial<Parameters<typeof newDive>[0]> = {}) =>
  newDive({ personId: mara.id, words, ...known })

let network: ReturnType<typeof stubNetwork>
let posted: Record<string, unknown>[]
let written: number

beforeEach(async () => {
  resetSession()
  setUser(mara)
  noteReach(true)
  closeDiveForm()
  useJustAdded.setState({ id: null })
  await emptyDevice(mara.id)
  network = stubNetwork()
  posted = []
  written = 0
  network.answer(diveLog.create, (_, sent) => {
    posted.push(sent as Record<string, unknown>)
    return buildDive({ siteName: String((sent as typeof words).siteName) })
  })
})

const queries = new QueryClient()
const keep = (siteName: string) =>
  sendOrKeep(queries, diveKind, entry({ words: { ...words, siteName }, writtenAt: ++written }))

test('fifty dives that were written without a connection are sent in their order, each once over a bad line', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `Dive ${at + 1}`)
  noteReach(false)
  for (const name of names) expect(await keep(name)).toEqual({ kind: 'kept' })
  expect(await readWaiting(mara.id)).toHaveLength(50)
  const last = buildDive({ siteName: 'Dive 50' })
  let isLost = false
  network.answer(diveLog.create, (_, sent) => {
    const dive = sent as typeof words & Record<string, unknown>
    posted.push(dive)
    // One arrives, and its answer does not.
    if (dive.siteName === 'Dive 20' && !isLost) {
      isLost = true
      throw new TypeError('Failed to fetch')
    }
    return dive.siteName === 'Dive 50' ? last : buildDive()
  })
  const stop = startDelivering(queries)
  noteReach(true)
  await expect.poll(() => posted.length, { timeout: 20_000 }).toBe(20)
  noteReach(false)
  noteReach(true)
  await expect.poll(() => readWaiting(mara.id), { timeout: 20_000 }).toHaveLength(0)
  stop()
  const sentTwice = [...names.slice(0, 20), ...names.slice(19)]
  expect(posted.map(({ siteName }) => siteName)).toEqual(sentTwice)
  expect(new Set(posted.map(({ clientKey }) => clientKey)).size).toBe(50)
  expect(useJustAdded.getState().id).toBe(last.id)
})

test('what was changed after it may have arrived is saved over that', async () => {
  const arrived = buildDive({ version: 1 })
  const put: unknown[] = []
  network.answer(diveLog.create, arrived)
  network.answer(diveLog.change, (_, sent) => {
    put.push(sent)
    return buildDive({ ...arrived, version: 2, notes: 'Two turtles.' })
  })
  const now = { ...words, notes: 'Two turtles.' }
  const dive = await diveKind.send(entry({ words: now, tried: 'as it was' }), undefined)
  expect(put).toEqual([{ ...now, version: 1 }])
  expect(dive.notes).toBe('Two turtles.')
})

test('a change does not wait, and says over which version it was written', async () => {
  const put: unknown[] = []
  network.answer(diveLog.change, (_, sent) => {
    put.push(sent)
    return buildDive()
  })
  const change = entry({ changes: { diveId: buildDive().id, version: 4 } })
  expect(diveKind.mayWait(change)).toBe(false)
  expect(diveKind.mayWait(entry())).toBe(true)
  await diveKind.send(change, undefined)
  expect(put).toEqual([{ ...words, version: 4 }])
  expect(useJustAdded.getState().id).toBeNull()
})

test('a dive that lies open in the form is not sent meanwhile', () => {
  openDiveForm({ kind: 'waiting', key: 'k1' })
  expect(useOutbox.getState().held).toEqual(['k1'])
  closeDiveForm()
  expect(useOutbox.getState().held).toEqual([])
})

test('one that waits opens in the form under its name', () => {
  const waiting = entry()
  diveKind.open(waiting)
  expect(useDiveForm.getState()).toMatchObject({
    isOpen: true,
    subject: { kind: 'waiting', key: waiting.key },
  })
})

test('a dive is named by its site, its day and its time, and what may be a slip is told with it', () => {
  expect(titleOf({ ...words, time: '09:30:15' }, '20 Nov 2026')).toBe('Blue Hole, 20 Nov 2026, 09:30')
  const warnings = [
    { code: 'same-time', message: 'You’ve already logged a dive at this time.', diveId: null },
  ]
  expect(diveWords.sentLater(buildDive({ warnings }), entry())).toBe(
    'Blue Hole: Dive added. You’ve already logged a dive at this time.',
  )
})
