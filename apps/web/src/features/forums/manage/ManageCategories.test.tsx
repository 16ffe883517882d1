import { forum } from '@soundings/contract/forum'
import type { ForumCategory } from '@soundings/contract/forum-shapes'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { buildCategory } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { ManageButton } from './ManageButton.tsx'

const user = userEvent.setup()
const ids = ['0190f000-0c00-7000-8000-000000000001', '0190f000-0c00-7000-8000-000000000002'] as const
let network: ReturnType<typeof stubNetwork>
let all: ForumCategory[]
let sent: unknown[]

beforeEach(() => {
  resetSession()
  localStorage.clear()
  network = stubNetwork()
  sent = []
  all = [
    buildCategory({ id: ids[0], topics: 4, position: 10 }),
    buildCategory({
      id: ids[1],
      slug: 'gear',
      name: 'Gear',
      kind: 'talk',
      position: 20,
      topics: 0,
      version: 3,
    }),
  ]
  network.answer(forum.categories, () => all)
  network.answer(forum.changeCategory, (url, body) => {
    sent.push([url.pathname.split('/').at(-1), body])
    const found = all.find(({ id }) => url.pathname.endsWith(id))
    return { ...(found ?? buildCategory()), ...(body as object) }
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const open = async () => {
  act(() => setUser(buildMe({ groups: ['admin'] })))
  renderPart(<ManageButton />)
  await user.click(screen.getByRole('button', { name: 'Manage categories' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('list', { name: 'Categories' })
  return within(dialog)
}

test('moderators and members find nothing to manage', () => {
  act(() => setUser(buildMe({ groups: ['moderator'] })))
  renderPart(<ManageButton />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a category is added, with an address of its name', async () => {
  network.answer(forum.addCategory, (_, body) => {
    sent.push(body)
    return buildCategory({ id: ids[1], name: 'Ice diving' })
  })
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Add a category' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Give it a name')).toBeDefined()
  await user.type(dialog.getByLabelText('Name'), 'Ice diving')
  expect((dialog.getByLabelText('Address') as HTMLInputElement).value).toBe('ice-diving')
  await user.selectOptions(dialog.getByLabelText('For'), 'talk')
  await user.selectOptions(dialog.getByLabelText('Icon'), 'fish')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'Ice diving', slug: 'ice-diving', description: '', icon: 'fish', kind: 'talk', position: 30 },
    ]),
  )
  expect(await dialog.findByRole('list', { name: 'Categories' })).toBeDefined()
})

test('a category changes its name, and keeps its address unless that is changed', async () => {
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Change Gear' }))
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Equipment')
  await user.click(dialog.getByRole('checkbox', { name: /^Archived/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      [ids[1], { name: 'Equipment', slug: 'gear', version: 3, isArchived: true, position: 20 }],
    ]),
  )
})

test('what another admin changed meanwhile is refused, and what was typed stays', async () => {
  network.refuse(forum.changeCategory, 409, 'Another admin changed this category', undefined, 'changed-since')
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Change Gear' }))
  await user.type(dialog.getByLabelText('Name'), ' & more')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Another admin changed this category')
  expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Gear & more')
})

test('an empty category can be deleted; one with threads says what to do instead', async () => {
  network.answer(forum.removeCategory, {})
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Change Questions' }))
  expect(dialog.getByText(/can be deleted once it’s empty/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(dialog.getByRole('button', { name: 'Change Gear' }))
  await user.click(dialog.getByRole('button', { name: 'Delete category' }))
  await waitFor(() => expect(network.asked).toContain(`DELETE /api/community/forum/categories/${ids[1]}`))
})

test('the order is changed by pressing, one place at a time', async () => {
  const dialog = await open()
  expect((dialog.getByRole('button', { name: 'Move Questions up' }) as HTMLButtonElement).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Move Questions down' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      [ids[0], { position: 20, slug: 'questions', version: 1 }],
      [ids[1], { position: 10, slug: 'gear', version: 3 }],
    ]),
  )
})
