import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { keepForLater } from '#shared/outbox/outbox.ts'
import { useOutbox } from '#shared/outbox/outbox-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildNote } from '#shared/testing/notes.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { closeDiveForm, useDiveForm } from '../form/dive-form-store.ts'
import { newDive } from './dive-entry.ts'
import { WaitingDives } from './WaitingDives.tsx'

const mara = buildMe()

beforeEach(async () => {
  resetSession()
  setUser(mara)
  closeDiveForm()
  noteReach(false)
  await emptyDevice(mara.id)
})

const words = { siteName: 'The old quarry', location: 'Sweden', date: '2026-11-20', notes: 'Cold.' }

test('dives that wait are listed, and nothing else that waits here', async () => {
  const dive = newDive({ personId: mara.id, words })
  await keepForLater(buildNote('Something else', { personId: mara.id }))
  await keepForLater(dive)
  renderPart(<WaitingDives />)
  const part = within(await screen.findByRole('region', { name: 'On this device' }))
  const [row, ...others] = part.getAllByRole('listitem')
  expect(others).toEqual([])
  expect(row?.textContent).toMatch(/^The old quarry, .*Cold\.Waiting for a connection/)
  await userEvent.click(part.getByRole('button', { name: /^Open/ }))
  expect(useDiveForm.getState()).toMatchObject({ isOpen: true, subject: { kind: 'waiting', key: dive.key } })
})

test('where nothing waits, nothing is said', async () => {
  renderPart(<WaitingDives />)
  await expect.poll(() => useOutbox.getState().all).toEqual([])
  expect(screen.queryByRole('region')).toBeNull()
})
