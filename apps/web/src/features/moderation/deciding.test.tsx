import { moderation, moderationTopic } from '@soundings/contract/moderation'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { toast } from '#shared/ui/toast.tsx'
import { beginDesk, one, press, shows, three, titles, two, user } from './desk.mocks.tsx'
import { buildItem, buildPending } from './moderation.build.ts'

let desk: ReturnType<typeof beginDesk>
beforeEach(() => {
  desk = beginDesk()
})

test('approving sends the version that was read, goes on to the next and offers the way back', async () => {
  desk.previews[one.id] = { version: 7 }
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await press('Approve')
  await shows('SS Thistlegorm')
  expect(desk.network.asked).toContain(`POST /api/moderator/dive_sites/${one.id}/approve?version=7`)
  expect(await titles()).toEqual(['SS Thistlegorm'])
  expect(toast.notify).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Approved ‘Turtle Steps’', duration: 10_000, isCounting: true }),
  )
})

test('what is being decided is not asked for again, whoever tells of it first', async () => {
  const answer = Promise.withResolvers<void>()
  desk.network.answer(moderation.approve, async (url) => {
    await screen.findByLabelText('Saving decision')
    const decision = desk.decide(url)
    // The stream of events may be quicker than the answer.
    pageTopics.take({ kind: 'changed', topic: moderationTopic.of() })
    await answer.promise
    return decision
  })
  await desk.visit(one, two)
  await shows('Turtle Steps')
  const asked = () => desk.network.asked.filter((call) => call.endsWith(one.id)).length
  const before = asked()
  await press('Approve')
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
  answer.resolve()
  await shows('SS Thistlegorm')
  pageTopics.take({ kind: 'changed', topic: moderationTopic.of() })
  await waitFor(() => expect(desk.posts()).toHaveLength(1))
  expect(asked()).toBe(before)
})

test('undoing brings the item back to its place and opens it', async () => {
  desk.network.answer(moderation.undo, () => {
    desk.waiting = [one, two, three]
    return { item: one }
  })
  await desk.visit(one, two, three)
  await shows('Turtle Steps')
  await press('Approve')
  await shows('SS Thistlegorm')
  const [offer] = vi.mocked(toast.notify).mock.calls.at(-1) ?? []
  act(() => offer?.action?.act())
  await shows('Turtle Steps')
  expect(await titles()).toEqual(['Turtle Steps', 'SS Thistlegorm', 'Blue Hole'])
})

test('an undo that comes too late says why', async () => {
  desk.network.refuse(moderation.undo, 409, 'The author has been told already')
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await user.keyboard('a')
  await shows('SS Thistlegorm')
  await user.keyboard('z')
  await waitFor(() =>
    expect(toast.notify).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'error', message: 'The author has been told already' }),
    ),
  )
})

test('what failed stays in its place, says why and can be tried again', async () => {
  desk.network.refuse(moderation.approve, 500, 'The database is resting')
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await press('Approve')
  expect((await screen.findByText(/Failed to approve item/)).parentElement?.textContent).toContain(
    'The database is resting',
  )
  expect(await titles()).toEqual(['Turtle Steps', 'SS Thistlegorm'])
  desk.network.answer(moderation.approve, desk.decide)
  await press('Try again')
  await shows('SS Thistlegorm')
  expect(screen.queryByText(/Failed to approve item/)).toBeNull()
})

test('several are decided at once; those that fail stay', async () => {
  const { fetch: answered } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    String(input).includes(`${two.id}/approve`)
      ? Response.json({ message: 'It no longer fits', code: 'conflict' }, { status: 409 })
      : answered(input, init),
  )
  await desk.visit(one, two, three)
  await shows('Turtle Steps')
  for (const title of ['Turtle Steps', 'SS Thistlegorm', 'Blue Hole'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  await press('Approve 3 items')
  await waitFor(async () => expect(await titles()).toEqual(['SS Thistlegorm']))
  expect(toast.notify).toHaveBeenCalledWith(expect.objectContaining({ message: 'Approved 2 items' }))
  expect(toast.error).toHaveBeenCalledWith('Failed to approve item: 1 of 3 items is still pending.')
})

test('an item that the list has not come to is decided by its address', async () => {
  desk.network.answer(moderation.pending, ({ searchParams }) => ({
    ...buildPending(...(searchParams.has('cursor') ? [] : [two])),
    nextCursor: searchParams.has('cursor') ? null : 'more',
    total: 900,
  }))
  await desk.visitAt(`dive_sites.${one.id}`, [one, two])
  await shows('Turtle Steps')
  await press('Approve')
  await waitFor(() =>
    expect(desk.posts()).toEqual([`POST /api/moderator/dive_sites/${one.id}/approve?version=1`]),
  )
})

test('what nobody could see yet is not decided by a key', async () => {
  desk.network.refuse(moderation.preview, 500, 'Not today')
  await desk.visit(one, two)
  await shows('This submission couldn’t be loaded')
  await user.keyboard('a')
  await user.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true)
  expect(desk.posts()).toEqual([])

  desk.network.answer(moderation.preview, desk.preview)
  await press('Try again')
  await shows('Turtle Steps')
  await user.keyboard('a')
  await shows('SS Thistlegorm')
})

test('what must be left to another moderator says so and cannot be decided', async () => {
  const conflict = 'You made this report, so another moderator has to decide about it.'
  const mine = buildItem({ title: 'Blue Lagoon', type: 'flags', conflict })
  await desk.visit(mine, one)
  await shows('Blue Lagoon')
  expect(await screen.findByText(conflict)).toBeDefined()
  for (const name of ['Approve', 'Reject…'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  await user.keyboard('ar')
  expect(desk.posts()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select Blue Lagoon' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Turtle Steps' }))
  expect(screen.getByText('1 of these is for another moderator to decide. Deselect it first.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Approve 2 items' })).toHaveProperty('disabled', true)
})
