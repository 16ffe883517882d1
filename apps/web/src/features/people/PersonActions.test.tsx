import { blocks, type Relationship } from '@soundings/contract/blocks'
import { buddies } from '@soundings/contract/buddies'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { PersonActions } from './PersonActions.tsx'

const person = { id: '0190a000-0000-7000-8000-00000000000a', handle: 'nico_d', name: null, avatar: null }
const nothing: Relationship = { buddy: 'none', isBlocked: false, isMuted: false }
let network: ReturnType<typeof stubNetwork>
let now: Relationship

beforeEach(() => {
  localStorage.clear()
  resetSession()
  network = stubNetwork()
  now = nothing
  network.answer(blocks.relation, () => now)
})

/** A call that makes the relation another. */
const makes = (change: Partial<Relationship>) => () => {
  now = { ...now, ...change }
  return now
}

const show = (who = person) => {
  act(() => setUser(buildMe()))
  renderPart(withLinks(<PersonActions person={who} />))
  return userEvent.setup()
}

const press = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More about @nico_d' }))
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

test('a visitor is asked to log in, and nothing is asked of the server', async () => {
  renderPart(<PersonActions person={person} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add buddy' }))
  expect(useModals.getState().open).toBe('login')
  expect(network.asked).toEqual([])
})

test('nothing can be done about oneself', () => {
  show({ ...person, id: buildMe().id })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a request is sent with a few words, and can be withdrawn', async () => {
  let said: unknown
  network.answer(buddies.ask, (_, sent) => {
    said = sent
    return makes({ buddy: 'requested' })()
  })
  network.answer(buddies.end, makes({ buddy: 'none' }))
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Add buddy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add @nico_d as a buddy' }))
  await user.type(dialog.getByRole('textbox'), 'We met in Dahab')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Requested')).toBeDefined()
  expect(said).toEqual({ note: 'We met in Dahab' })
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByRole('button', { name: 'Add buddy' })).toBeDefined()
})

test('a request of theirs is accepted', async () => {
  now = { ...nothing, buddy: 'incoming' }
  network.answer(buddies.answer, makes({ buddy: 'buddies' }))
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Buddies')).toBeDefined()
})

test('a member is led to what they write with them, but not where one blocked them', async () => {
  show()
  const link = await screen.findByRole('link', { name: 'Message @nico_d' })
  expect(link.getAttribute('href')).toBe('/messages/with/nico_d')
  cleanup()
  now = { ...nothing, isBlocked: true }
  show()
  await screen.findByRole('button', { name: 'Unblock' })
  expect(screen.queryByRole('link')).toBeNull()
})

test('a block is explained before it is made, and can be lifted', async () => {
  network.answer(blocks.block, makes({ isBlocked: true }))
  network.answer(blocks.unblock, makes({ isBlocked: false }))
  const user = show()
  await press(user, 'Block…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Block @nico_d?' }))
  expect(dialog.getByText(/They aren’t told/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Block' }))
  await user.click(await screen.findByRole('button', { name: 'Unblock' }))
  expect(await screen.findByRole('button', { name: 'Add buddy' })).toBeDefined()
})

test('what the server refuses changes nothing', async () => {
  network.refuse(blocks.mute, 409, 'You can mute up to 1,000 people')
  const user = show()
  await press(user, 'Mute')
  await user.click(await screen.findByRole('button', { name: 'More about @nico_d' }))
  expect(await screen.findByRole('menuitem', { name: 'Mute', hidden: true })).toBeDefined()
})
