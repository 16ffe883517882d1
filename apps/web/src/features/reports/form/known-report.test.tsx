import { reports } from '@soundings/contract/reports'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { asWaiting } from '#shared/outbox/waiting.ts'
import { buildReport } from '#shared/testing/reports.ts'
import { buildEntry } from '../outbox/outbox.build.ts'
import { closeReportForm, openOwnReport, openWaitingReport } from '../outbox/report-form-store.ts'
import { beginWriting, field, fill, isOpen, mara, save, showForm } from './report-form.build.tsx'

type Begun = Awaited<ReturnType<typeof beginWriting>>

let network: Begun['network']
let posted: Begun['posted']
beforeEach(async () => {
  ;({ network, posted } = await beginWriting())
})

test('an own report is changed over the version that was read', async () => {
  const report = buildReport({ isMine: true, version: 3, diveNotes: 'In at nine.', content: 'In at nine.' })
  const bodies: unknown[] = []
  network.answer(reports.change, (_, sent) => {
    bodies.push(sent)
    return { ...report, version: 4 }
  })
  const { user } = await showForm()
  await act(async () => openOwnReport(report))
  fill('Notes', 'In at ten.')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(bodies).toEqual([expect.objectContaining({ diveNotes: 'In at ten.', version: 3 })])
  expect(posted).toHaveLength(0)
})

test('what is changed of an own report outlives a reload, until it is put aside', async () => {
  const report = buildReport({ isMine: true, version: 3, diveNotes: 'In at nine.', content: 'In at nine.' })
  const { view } = await showForm()
  await act(async () => openOwnReport(report))
  fill('Notes', 'In at ten.')
  view.unmount()
  closeReportForm()
  const { user } = await showForm()
  await act(async () => openOwnReport({ ...report, version: 4 }))
  expect(field('Notes').value).toBe('In at ten.')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(field('Notes').value).toBe('In at nine.'))
})

test('a report that was changed elsewhere meanwhile is saved over that, or gives way to it', async () => {
  const report = buildReport({ isMine: true, version: 3, diveNotes: 'In at nine.', content: 'In at nine.' })
  const newer = { ...report, version: 4, diveNotes: 'In at eight.', content: 'Told at length.' }
  const bodies: unknown[] = []
  network.refuse(reports.change, 409, 'Changed since', 'req-1', 'changed-since')
  network.answer(reports.get, newer)
  const { user } = await showForm()
  await act(async () => openOwnReport(report))
  fill('Notes', 'In at ten.')
  await user.click(save())
  expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeDefined()
  expect(field('Notes').value).toBe('In at ten.')
  network.answer(reports.change, (_, sent) => {
    bodies.push(sent)
    return { ...newer, version: 5 }
  })
  await user.click(screen.getByRole('button', { name: 'Use the newer version' }))
  expect(field('Notes').value).toBe('In at eight.')
  fill('Notes', 'In at ten, again.')
  await user.click(save())
  await waitFor(() => expect(bodies).toHaveLength(1))
  // What the form does not show is the other one's, too.
  expect(bodies).toEqual([expect.objectContaining({ version: 4, content: 'Told at length.' })])
})

test('a report that was refused while it waited opens with the reason, and is sent from there', async () => {
  const entry = buildEntry({ words: { diveDate: '2026-11-20', diveNotes: 'In at nine.' } })
  const problem = 'The site is closed.'
  useOutbox.setState({ personId: mara.id, all: [{ ...asWaiting(entry), isRefused: true, problem }] })
  const { user } = await showForm()
  await act(async () => openWaitingReport(entry))
  expect(screen.getByText(problem)).toBeDefined()
  expect(field('Notes').value).toBe('In at nine.')
  await user.click(save())
  await waitFor(() => expect(posted).toEqual([expect.objectContaining({ clientKey: entry.key })]))
})
