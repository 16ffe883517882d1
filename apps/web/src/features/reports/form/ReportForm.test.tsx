import { botCheck } from '@soundings/contract/bot-check'
import { reports, reportTexts } from '@soundings/contract/reports'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import {
  beginWriting,
  field,
  fill,
  isOpen,
  mara,
  save,
  setDate,
  showForm,
  siteField,
} from './report-form.build.tsx'

type Begun = Awaited<ReturnType<typeof beginWriting>>

let network: Begun['network']
let posted: Begun['posted']
beforeEach(async () => {
  ;({ network, posted } = await beginWriting())
})

test('without a date nothing is saved, and the form says what is missing', async () => {
  const { user } = await showForm(null)
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.click(save())
  expect(screen.getByText(reportTexts.dateRequired)).toBeDefined()
  expect(screen.getByText(reportTexts.date)).toBeDefined()
  expect(screen.getByText(reportTexts.site)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Dive site')))
  expect(posted).toHaveLength(0)
})

test('a day that has not come anywhere is told at its field', async () => {
  const { user } = await showForm()
  setDate('2999-01-01')
  await user.click(save())
  expect(screen.getByText(reportTexts.future)).toBeDefined()
  expect(document.activeElement).toBe(field('Date'))
})

test('a site is found by its name, and a report is sent with all that was told', async () => {
  useUnits.setState({ depth: 'ft', temperature: 'F' })
  const { user } = await showForm(null)
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
  const { user } = await showForm()
  await user.click(field('Animals seen'))
  await user.click(await screen.findByRole('option', { name: 'Green turtle', hidden: true }))
  setDate('2026-11-20')
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.animalsSeen).toBe('Green turtle')
})

test('notes can be looked at as they will be read', async () => {
  const { user } = await showForm()
  fill('Notes', 'A **great** dive')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect((await screen.findByText('great')).tagName).toBe('STRONG')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(field('Notes').value).toBe('A **great** dive')
})

test('a report that is refused is told in the words of the server, and nothing is lost', async () => {
  network.refuse(reports.create, 400, 'The site is closed.')
  const { user } = await showForm()
  setDate('2026-11-20')
  fill('Notes', 'In at nine.')
  await user.click(save())
  expect(await screen.findByText('The site is closed.')).toBeDefined()
  expect(field('Notes').value).toBe('In at nine.')
  expect(isOpen()).toBe(true)
})

test('what the server finds wrong with a field is told there, and the field takes focus', async () => {
  const { user } = await showForm()
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
  const { user } = await showForm()
  setDate('2026-11-20')
  fill('Notes', 'In at nine.')
  await act(async () => setUser(null))
  await user.click(save())
  expect(await screen.findByText(/You were signed out/)).toBeDefined()
  expect(useModals.getState().open).toBe('login')
  expect(field('Notes').value).toBe('In at nine.')
})

test('without a connection a report is kept on this device', async () => {
  network.lose()
  const { user } = await showForm()
  expect(screen.getByText(/^No connection\. You can still save/)).toBeDefined()
  setDate('2026-11-20')
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(await readWaiting(mara.id)).toHaveLength(1)
  expect(posted).toHaveLength(0)
})
