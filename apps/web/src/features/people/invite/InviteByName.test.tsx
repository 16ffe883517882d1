import { members } from '@soundings/contract/members'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/client.ts'
import { setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { InviteByName } from './InviteByName.tsx'

const user = userEvent.setup()
const me = buildMe()
const ana = {
  id: '0190e000-0000-7000-8000-0000000000bb',
  handle: 'ana_r',
  name: 'Ana Ruiz',
  avatar: null,
  location: null,
  country: null,
  isOnline: false,
}
const invite = vi.fn<(person: { id: string; handle: string }) => Promise<unknown>>()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  setUser(me)
  invite.mockReset().mockResolvedValue(undefined)
  network = stubNetwork()
})

const show = () =>
  renderPart(withLinks(<InviteByName invite={invite} description="They’re told who invites them." />))
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Username or name'), { target: { value } })

test('somebody is found by what is typed, invited once, and says so', async () => {
  const asked: string[] = []
  network.answer(members.list, (url) => {
    asked.push(url.searchParams.get('q') ?? '')
    return onePage([ana, { ...ana, id: me.id, handle: 'me' }])
  })
  show()
  type('@ana')
  const button = await screen.findByRole('button', { name: 'Invite @ana_r' })
  expect(asked).toEqual(['ana'])
  expect(screen.getByText('1 member found')).toBeDefined()
  await user.click(button)
  const done = await screen.findByRole('button', { name: 'Invited: @ana_r' })
  expect(screen.getByText(/@ana_r is invited/)).toBeDefined()
  await user.click(done)
  expect(invite).toHaveBeenCalledTimes(1)
  expect(invite.mock.calls[0]?.[0]).toEqual({ id: ana.id, handle: 'ana_r' })
})

test('what the server refuses stands above the list, and what was typed stays', async () => {
  network.answer(members.list, onePage([ana]))
  invite.mockRejectedValue(new ApiError(409, { message: 'They’re in already.' }))
  show()
  type('ana')
  await user.click(await screen.findByRole('button', { name: 'Invite @ana_r' }))
  expect(await screen.findByText('They’re in already.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Username or name').value).toBe('ana')
  expect(screen.getByRole('button', { name: 'Invite @ana_r' })).toBeDefined()
})

test('where nobody is found, that is said; where nothing is typed, nobody is asked for', async () => {
  network.answer(members.list, onePage([]))
  show()
  expect(screen.queryByRole('list')).toBeNull()
  type('zzz')
  await waitFor(() => expect(screen.getByText('No member has this username or name.')).toBeDefined())
})
