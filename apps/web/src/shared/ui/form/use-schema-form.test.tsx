import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '#shared/api/client.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { FormProblem } from './FormProblem.tsx'
import { TextField } from './fields.tsx'
import { type Draft, useSchemaForm } from './use-schema-form.ts'

type Values = { name: string; depth: string }

const Dive = z.object({ name: z.string().trim().min(1, 'Name is required'), depth: z.coerce.number().min(0) })

let draft: Draft<Values> = { typed: undefined }
const send = vi.fn<(dive: z.output<typeof Dive>) => Promise<void>>()

const Form = () => {
  const { form, problem, isSending, onSubmit } = useSchemaForm({
    schema: Dive,
    initialValues: { name: '', depth: '' },
    draft,
  })
  return (
    <form noValidate onSubmit={onSubmit(send, 'Failed to save')}>
      <FormProblem>{problem}</FormProblem>
      <TextField label="Name" {...form.getInputProps('name')} />
      <TextField label="Depth" {...form.getInputProps('depth')} />
      <button type="submit" disabled={isSending}>
        Save
      </button>
    </form>
  )
}

const user = userEvent.setup()
const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
const alert = () => screen.getByRole('alert').textContent
const issue = (message: string, ...path: string[]) => ({ path, message })

beforeEach(() => {
  draft = { typed: undefined }
  send.mockReset().mockResolvedValue()
})

test('what the schema makes of the values is sent', async () => {
  renderPart(<Form />)
  await user.type(screen.getByLabelText('Name'), ' Blue Hole ')
  await user.type(screen.getByLabelText('Depth'), '30')
  await save()
  expect(send).toHaveBeenCalledWith({ name: 'Blue Hole', depth: 30 })
})

test('what is wrong is told at its field until it is changed, and nothing is sent', async () => {
  renderPart(<Form />)
  await save()
  expect(screen.getByText('Name is required')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(send).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Name'), 'B')
  expect(screen.queryByText('Name is required')).toBeNull()
})

test('what the server finds wrong stands at its field, the rest above the form', async () => {
  const issues = [issue('There is one like it', 'name'), issue('Too many today', 'quota')]
  send.mockRejectedValue(new ApiError(409, { message: 'There is one like it', issues }))
  renderPart(<Form />)
  await user.type(screen.getByLabelText('Name'), 'Blue Hole')
  await save()
  await waitFor(() => expect(alert()).toBe('Too many today'))
  expect(screen.getByText('There is one like it')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test.each([
  [
    'in the words of the server',
    new ApiError(403, { message: 'You don’t have permission to do this' }),
    'You don’t have permission to do this',
  ],
  ['in words of our own', new TypeError('x is undefined'), 'Failed to save'],
])('a failure is told above the form %s, and goes with the next try', async (_, error, words) => {
  send.mockRejectedValueOnce(error)
  renderPart(<Form />)
  await user.type(screen.getByLabelText('Name'), 'Blue Hole')
  await save()
  await waitFor(() => expect(alert()).toBe(words))
  await save()
  await waitFor(() => expect(alert()).toBe(''))
})

test('a form that comes back finds what was typed', async () => {
  const { unmount } = renderPart(<Form />)
  await user.type(screen.getByLabelText('Name'), 'Blue Hole')
  unmount()
  renderPart(<Form />)
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Blue Hole')
})
