import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import {
  beginWriting,
  field,
  fill,
  fillNeeded,
  isOpen,
  mara,
  reopen,
  save,
  showForm,
} from './dive-form.build.tsx'

type Begun = Awaited<ReturnType<typeof beginWriting>>

let network: Begun['network']
let posted: Begun['posted']
beforeEach(async () => {
  ;({ network, posted } = await beginWriting())
})

const press = (name: string) => screen.getByRole('button', { name })

test('it closes at once while nothing is typed', async () => {
  const { user } = await showForm()
  await user.click(press('Cancel'))
  expect(isOpen()).toBe(false)
})

test('whoever cancels is asked, and the draft is there the next time, in a form that opens empty', async () => {
  const { user } = await showForm()
  fill('Dive Site', 'The old quarry')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeDefined()
  await user.click(press('Keep editing'))
  expect(field('Dive Site').value).toBe('The old quarry')
  await user.click(press('Cancel'))
  await user.click(press('Save draft'))
  expect(isOpen()).toBe(false)
  await reopen()
  expect(field('Dive Site').value).toBe('')
  await user.click(press('Continue draft'))
  expect(field('Dive Site').value).toBe('The old quarry')
})

test('a draft can be discarded, from the question or from the form', async () => {
  const { user } = await showForm()
  fill('Dive Site', 'The old quarry')
  await user.click(press('Cancel'))
  await user.click(press('Discard'))
  await reopen()
  expect(screen.queryByRole('button', { name: 'Continue draft' })).toBeNull()
  fill('Dive Site', 'The old quarry')
  await user.click(press('Cancel'))
  await user.click(press('Save draft'))
  await reopen()
  await user.click(press('Discard'))
  expect(screen.queryByRole('button', { name: 'Continue draft' })).toBeNull()
  await user.click(press('Cancel'))
  await reopen()
  expect(screen.queryByRole('button', { name: 'Continue draft' })).toBeNull()
})

test('a dive that waits is opened as it was kept, and takes its own place again', async () => {
  network.lose()
  const { user } = await showForm()
  fillNeeded()
  await user.click(save())
  await waitFor(() => expect(isOpen()).toBe(false))
  const [kept] = await readWaiting(mara.id)
  await reopen({ kind: 'waiting', key: kept?.key ?? '' })
  expect(field('Dive Site').value).toBe('The old quarry')
  fill('Notes', 'Cold.')
  await user.click(save('Save'))
  await waitFor(() => expect(isOpen()).toBe(false))
  const all = await readWaiting(mara.id)
  expect(all.map(({ key, body }) => [key, (body as { words: { notes: string } }).words.notes])).toEqual([
    [kept?.key, 'Cold.'],
  ])
  expect(posted).toHaveLength(0)
})

test('a dive that begins with a report takes no draft’s place, and closes at once as long as nothing is typed', async () => {
  const { user } = await showForm()
  fill('Dive Site', 'The old quarry')
  await user.click(press('Cancel'))
  await user.click(press('Save draft'))
  const start = { siteName: 'Blue Hole', location: 'Egypt, Dahab', date: '2026-11-20' }
  await reopen({ kind: 'new', start })
  expect(field('Dive Site').value).toBe('Blue Hole')
  await user.click(press('Cancel'))
  expect(isOpen()).toBe(false)
  await reopen({ kind: 'new', start })
  await user.click(save())
  await waitFor(() => expect(posted).toMatchObject([start]))
  await reopen()
  await user.click(press('Continue draft'))
  expect(field('Dive Site').value).toBe('The old quarry')
})
