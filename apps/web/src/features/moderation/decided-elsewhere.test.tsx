import { moderation, moderationTopic, type PendingItem } from '@soundings/contract/moderation'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { toast } from '#shared/ui/toast.tsx'
import { beginDesk, comeBack, one, press, preview, shows, three, titles, two, user } from './desk.mocks.tsx'

let desk: ReturnType<typeof beginDesk>
beforeEach(() => {
  desk = beginDesk()
})

const decidedByRita = (...left: PendingItem[]) => {
  const { fetch: answered } = globalThis
  const gone = desk.waiting.filter((item) => !left.includes(item)).map(({ id }) => id)
  desk.waiting = left
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    gone.some((id) => String(input).endsWith(id))
      ? Response.json({ message: 'rita_r approved this just now', code: 'already-decided' }, { status: 409 })
      : answered(input, init),
  )
  comeBack()
}

test('what is added elsewhere is in the list without coming back to the page', async () => {
  await desk.visit(one)
  await shows('Turtle Steps')
  desk.waiting = [one, two]
  pageTopics.take({ kind: 'changed', topic: moderationTopic.of() })
  await waitFor(async () => expect(await titles()).toEqual(['Turtle Steps', 'SS Thistlegorm']))
})

test('what another moderator decided first goes, and it is told who was first', async () => {
  const { fetch: answered } = globalThis
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).includes('/approve')) return answered(input, init)
    desk.waiting = [two]
    const words = { message: 'rita_r approved this just now', code: 'already-decided' }
    return Response.json(words, { status: 409 })
  })
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await press('Approve')
  await shows('SS Thistlegorm')
  expect(toast.warning).toHaveBeenCalledWith('rita_r approved this just now')
  expect(await titles()).toEqual(['SS Thistlegorm'])
})

test('an item that waits no longer says so and leads on', async () => {
  await desk.visit(one, two)
  await shows('Turtle Steps')
  await user.keyboard('jk')
  desk.waiting = [two]
  desk.network.refuse(moderation.preview, 404, 'No longer pending')
  comeBack()
  await shows('No longer pending')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  desk.network.answer(moderation.preview, desk.preview)
  await press('Next item')
  await shows('SS Thistlegorm')
})

test('what is read stays open when another moderator decides it, and no key decides what follows it', async () => {
  await desk.visit(one, two, three)
  await shows('Turtle Steps')
  await user.keyboard('j')
  await shows('SS Thistlegorm')
  decidedByRita(one, three)
  await shows('No longer pending')
  expect(preview().textContent).toContain('rita_r approved this just now.')
  await waitFor(async () => expect(await titles()).toEqual(['Turtle Steps', 'Blue Hole']))
  await user.keyboard('ar')
  expect(desk.posts()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Next item')
  await shows('Blue Hole')
})

test('when the last one is decided by another, it says so until it is closed', async () => {
  await desk.visit(one)
  await shows('Turtle Steps')
  decidedByRita()
  await shows('No longer pending')
  await press('Close')
  await shows('No pending submissions found.')
})

test('what was selected and goes is selected no longer when it comes back', async () => {
  await desk.visit(one, two, three)
  await shows('Turtle Steps')
  await user.click(await screen.findByRole('checkbox', { name: 'Select SS Thistlegorm' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Blue Hole' }))
  expect(await screen.findByRole('button', { name: 'Approve 2 items' })).toBeDefined()
  desk.waiting = [one, three]
  comeBack()
  expect(await screen.findByRole('button', { name: 'Approve 1 item' })).toBeDefined()
  desk.waiting = [one, two, three]
  comeBack()
  await screen.findByRole('checkbox', { name: 'Select SS Thistlegorm' })
  expect(screen.getByRole('button', { name: 'Approve 1 item' })).toBeDefined()
})
