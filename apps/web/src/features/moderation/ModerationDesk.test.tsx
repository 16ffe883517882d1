import { moderation } from '@soundings/contract/moderation'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import {
  beginDesk,
  list,
  one,
  press,
  preview,
  setScreen,
  shows,
  three,
  titles,
  two,
  user,
} from './desk.mocks.tsx'
import { buildPending } from './moderation.build.ts'

let desk: ReturnType<typeof beginDesk>
beforeEach(() => {
  desk = beginDesk()
})

test('when nothing waits it says so', async () => {
  await desk.visit()
  expect(await screen.findByRole('heading', { name: 'No pending submissions found.' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('the oldest is open, and the filter counts each kind', async () => {
  await desk.visit(one, two, three)
  await shows('Turtle Steps')
  const filter = within(screen.getByRole('group', { name: 'Submission type' }))
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Types3',
    'Dive Sites1',
    'Media0',
    'Reports0',
    'Edits1',
    'Flags1',
    'Removed',
  ])
  await user.click(filter.getByRole('button', { name: /^Edits/ }))
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
  await shows('SS Thistlegorm')
})

test('an edit shows what would change and what changed underneath, and its note', async () => {
  desk.previews[two.id] = {
    description: 'The mooring has moved.',
    changes: [{ field: 'maxDepth', before: 32, after: 30 }],
    conflicts: [{ field: 'city', before: null, after: 'Sharm' }],
  }
  await desk.visit(two)
  const conflicts = await screen.findByRole('region', { name: 'Conflicts' })
  expect(conflicts.textContent).toContain('Sharm')
  expect(preview().textContent).toContain('30\u00a0m')
  expect(preview().textContent).toContain('The mooring has moved.')
  expect(preview().textContent).toContain('3 approved, 1 rejected')
})

test('a flag says what somebody objects to, and what approving it does', async () => {
  await desk.visit(three)
  expect((await screen.findByRole('region', { name: 'Reported problem' })).textContent).toBe(
    'It’s a duplicateSee the other.',
  )
  expect(screen.getByText(/no longer public, so approving only closes the flag/)).toBeDefined()
})

test('J, K, X and A work alone, and not for whoever switched single keys off', async () => {
  await desk.visit(one, two, three)
  await shows('Turtle Steps')
  await user.keyboard('j')
  await shows('SS Thistlegorm')
  await user.keyboard('x')
  expect(await screen.findByRole('button', { name: 'Approve 1 item' })).toBeDefined()
  await user.keyboard('xk')
  await shows('Turtle Steps')
  act(() => useShortcutChoice.setState({ isOn: false }))
  await user.keyboard('ja')
  await shows('Turtle Steps')
  expect(desk.posts()).toEqual([])
  await user.keyboard('{ArrowDown}')
  await shows('SS Thistlegorm')
})

test('a list that did not load can be asked for again', async () => {
  desk.network.cut(moderation.pending)
  await desk.visit(one)
  expect((await screen.findByRole('alert')).textContent).toContain('Submissions couldn’t be loaded')
  desk.network.answer(moderation.pending, buildPending(one))
  await press('Try again')
  await shows('Turtle Steps')
})

test('on a phone the list comes first, an item over it, and there is a way back', async () => {
  setScreen({ isMobile: true })
  await desk.visit(one, two)
  await list()
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  await press(/^SS Thistlegorm/)
  await shows('SS Thistlegorm')
  await press('Back to the list')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull())
})

test('on a phone what is selected is decided below the list', async () => {
  setScreen({ isMobile: true })
  await desk.visit(one, two)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Turtle Steps' }))
  await press('Approve 1 item')
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
})
