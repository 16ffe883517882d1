import { reportTexts } from '@soundings/contract/reports'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { blueHole } from '#shared/testing/sites.ts'
import { closeReportForm, openReportForm } from '../outbox/report-form-store.ts'
import { beginWriting, field, fill, isOpen, showForm, siteField } from './report-form.build.tsx'

beforeEach(async () => {
  await beginWriting()
})

test('an untouched form closes at once', async () => {
  const { user } = await showForm()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(isOpen()).toBe(false)
})

test('what was entered is lost only after a question', async () => {
  const { user } = await showForm()
  fill('Notes', 'In at nine.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(reportTexts.unsaved)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(field('Notes').value).toBe('In at nine.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  expect(isOpen()).toBe(false)
  act(() => openReportForm(blueHole))
  await siteField()
  expect(field('Notes').value).toBe('')
})

test('a draft is there again after a reload, and can be put aside', async () => {
  const { view } = await showForm()
  fill('Notes', 'In at nine.')
  view.unmount()
  closeReportForm()
  const { user } = await showForm(null)
  expect(field('Notes').value).toBe('In at nine.')
  expect((await siteField()).value).toBe('Blue Hole, Dahab, Egypt')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(field('Notes').value).toBe(''))
})

test('going to another page asks before what was entered is lost', async () => {
  const { user, router } = await showForm()
  fill('Notes', 'In at nine.')
  act(() => void router.navigate({ to: '/about' }))
  expect(await screen.findByText(reportTexts.unsaved)).toBeDefined()
  expect(router.state.location.pathname).toBe('/explore')
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  expect(isOpen()).toBe(false)
})
