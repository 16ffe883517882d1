import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { toast } from '../toast.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

const user = userEvent.setup()
const told = { onClose: vi.fn(), onRemoved: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

const ask = (remove: () => Promise<unknown>) =>
  renderPart(
    <DeleteDialog
      {...told}
      opened
      title="Delete this wreck?"
      remove={remove}
      done="The wreck was deleted"
      failed="Failed to delete the wreck"
    >
      <p>It cannot be brought back.</p>
    </DeleteDialog>,
  )

test('nothing is deleted before the question is answered', async () => {
  const remove = vi.fn()
  ask(remove)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(remove).not.toHaveBeenCalled()
  expect(told.onClose).toHaveBeenCalledOnce()
})

test('what is gone is told', async () => {
  ask(async () => undefined)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(told.onRemoved).toHaveBeenCalledOnce())
  expect(toast.success).toHaveBeenCalledWith('The wreck was deleted')
})

test('a failure stands above the question, which stays', async () => {
  ask(() => Promise.reject(new TypeError('unexpected')))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to delete the wreck'))
  expect(told.onRemoved).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Delete this wreck?' })).toBeDefined()
})
