import { MantineProvider } from '@mantine/core'
import type { SiteFacts } from '@soundings/contract/sites'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import { factsOf, typedEdit, valuesOf } from '../site-values.ts'
import { useSiteForm } from '../use-site-form.ts'
import { AccessStatusFields } from './AccessStatusFields.tsx'

const send = vi.fn()

const Form = ({ before }: { before: SiteFacts }) => {
  const { form, onSubmit } = useSiteForm(typedEdit(before), valuesOf(before), { typed: undefined })
  return (
    <form noValidate onSubmit={onSubmit(async (sent) => send(sent), 'Not sent')}>
      <AccessStatusFields form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

const open = (known: Partial<SiteFacts> = {}) => {
  send.mockClear()
  render(
    <MantineProvider env="test">
      <Form before={factsOf(buildSite(known))} />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  return {
    user,
    choose: (status: string) => user.selectOptions(screen.getByRole('combobox'), status),
    type: async (name: string, text: string) => {
      await user.clear(field(name))
      await user.type(field(name), text)
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

const closed = {
  accessStatus: 'closed',
  accessStatusSince: '2023-01',
  accessStatusReason: 'Coral recovers',
  accessStatusSource: 'https://example.org/closed',
} as const

test('why, since when and by which source are asked only where not everybody may dive', async () => {
  const { choose, type, save } = open()
  expect(screen.queryByRole('textbox')).toBeNull()
  await choose('closed')
  await type('Why', 'Coral recovers')
  await type('Since', '2023-01')
  await type('Source', 'https://example.org/closed')
  await save()
  expect(send).toHaveBeenCalledWith(expect.objectContaining(closed))
})

test('what is wrong or missing is told at its field', async () => {
  const { choose, type, save } = open()
  await choose('restricted')
  await save()
  expect(screen.getByText('Say why access is restricted')).toBeDefined()
  await type('Why', 'Only with a permit')
  await type('Since', '2023-13')
  await type('Source', 'example.org')
  await save()
  expect(screen.getByText(/^Must be a year, a month or a day/)).toBeDefined()
  expect(screen.getByText(/^Must be a web address/)).toBeDefined()
  expect(send).not.toHaveBeenCalled()
})

test.each(['open', ''])('what was said of a closed site goes once it is ‘%s’', async (status) => {
  const { choose, save } = open(closed)
  expect(field('Why').value).toBe('Coral recovers')
  await choose(status)
  expect(screen.queryByRole('textbox')).toBeNull()
  await save()
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      accessStatus: status || null,
      accessStatusSince: null,
      accessStatusReason: null,
      accessStatusSource: null,
    }),
  )
})

test('what is known of an open site is shown and kept', async () => {
  const { save } = open({ accessStatus: 'open', accessStatusSince: '2022-01' })
  expect(field('Since').value).toBe('2022-01')
  await save()
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ accessStatus: 'open', accessStatusSince: '2022-01' }),
  )
})
