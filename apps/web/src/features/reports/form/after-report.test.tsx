import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { blueHole } from '#shared/testing/sites.ts'
import { toast } from '#shared/ui/toast.tsx'
import { offerAfterReport, type ToldReport } from '../outbox/after-report.ts'
import { openReportForm } from '../outbox/report-form-store.ts'
import { beginWriting, field, isOpen, save, setDate, showForm } from './report-form.build.tsx'

const told: ToldReport[] = []
offerAfterReport({ question: 'Log it, too?', label: 'Log it', act: (report) => told.push(report) })

let posted: Awaited<ReturnType<typeof beginWriting>>['posted']
beforeEach(async () => {
  ;({ posted } = await beginWriting())
  told.length = 0
})

const offers = () => vi.mocked(toast.notify).mock.calls.map(([{ action }]) => action)

test('whoever has written a report is offered what others do with it', async () => {
  vi.spyOn(toast, 'notify')
  const { user } = await showForm()
  setDate('2026-11-20')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  const [offer] = offers()
  expect(offer?.label).toBe('Log it')
  offer?.act()
  expect(told).toMatchObject([{ site: { siteName: 'Blue Hole' }, words: { diveDate: '2026-11-20' } }])
  vi.restoreAllMocks()
})

test('a report that begins with what is in the log says so, and nothing is offered after it', async () => {
  vi.spyOn(toast, 'notify')
  const { user } = await showForm()
  await act(async () =>
    openReportForm(blueHole, { diveDate: '2026-11-20', visibility: 20, diveNotes: 'Two turtles.' }),
  )
  expect(await screen.findByText(/^Filled in from your dive log\./)).toBeDefined()
  expect(field('Notes').value).toBe('Two turtles.')
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ diveDate: '2026-11-20', visibility: 20, diveNotes: 'Two turtles.' })
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(offers()).toEqual([])
  vi.restoreAllMocks()
})
