import { groups, groupTexts } from '@soundings/contract/groups'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildGroup, buildGroupLine, buildInvite, groupId, inGroup } from '#shared/testing/groups.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { Invitation } from './InvitationPage.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { leftText } from './invite.view.ts'

const token = 't'.repeat(22)
const onJoined = vi.fn()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  onJoined.mockClear()
  network = stubNetwork()
  network.answer(groups.invitation, {
    group: buildGroupLine({ kind: 'private', membership: null }),
    by: 'omar_h',
    expiresAt: '2026-12-24T12:00:00Z',
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
})

const open = () => renderPart(withLinks(<Invitation token={token} onJoined={onJoined} />))

test('an invitation shows whose it is, and lets in by one press', async () => {
  setUser(buildMe())
  network.answer(groups.acceptInvitation, {
    state: 'in',
    isMember: true,
    members: 13,
    groupId,
    slug: 'red-sea-divers',
  })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Red Sea Divers' })).toBeDefined()
  expect(screen.getByText('@omar_h invites you to join')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Join Group' }))
  await waitFor(() => expect(onJoined).toHaveBeenCalledWith({ id: groupId, slug: 'red-sea-divers' }))
})

test('a visitor reads the card, and logs in before they join', async () => {
  nobodyIsSignedIn()
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Join Group' }))
  await waitFor(() => expect(useModals.getState().why).toBe('Log in or sign up to join the group.'))
  expect(network.asked.some((one) => one.startsWith('POST'))).toBe(false)
})

test('an invitation that has ended says so', async () => {
  nobodyIsSignedIn()
  network.refuse(groups.invitation, 404, groupTexts.noInvitation)
  open()
  expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeDefined()
  expect(screen.getByText(groupTexts.noInvitation)).toBeDefined()
})

test('one that was used up while the card was read says why nobody came in', async () => {
  setUser(buildMe())
  network.refuse(groups.acceptInvitation, 404, groupTexts.noInvitation)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Join Group' }))
  expect(await screen.findByText(groupTexts.noInvitation)).toBeDefined()
  expect(onJoined).not.toHaveBeenCalled()
})

test('a link is made with what was chosen, copied once, and taken back', async () => {
  setUser(buildMe())
  let invites = [buildInvite()]
  const sent: unknown[] = []
  network.answer(groups.invites, () => ({ items: invites }))
  network.answer(groups.invite, (_url, body) => {
    sent.push(body)
    return { ...buildInvite(), token, path: `/invitations/${token}` }
  })
  network.answer(groups.revokeInvite, () => {
    invites = []
    return {}
  })
  const user = userEvent.setup()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderPart(
    withLinks(<InviteDialog group={buildGroup(inGroup('owner'))} opened onClose={() => undefined} />),
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Lets in' }), '5 people')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Link ends' }), 'After 7 days')
  await user.click(screen.getByRole('button', { name: 'Create link' }))
  const field = await screen.findByRole('textbox', { name: 'Your link' })
  expect(field).toHaveProperty('value', `${window.location.origin}/invitations/${token}`)
  expect(sent).toEqual([{ uses: 5, days: 7 }])
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/invitations/${token}`)
  const links = await screen.findByRole('region', { name: 'Links that were made' })
  await user.click(within(links).getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Links that were made' })).toBeNull())
})

test('what is left of a link is said in words', () => {
  expect(leftText(buildInvite(), 'en-US')).toBe('3 of 5 places left · ends Jul 1, 2026')
  expect(leftText(buildInvite({ usesLeft: 0, isOpen: false }), 'en-US')).toBe('Used up: it let 5 people in')
  expect(leftText(buildInvite({ isOpen: false }), 'en-US')).toBe('Ended Jul 1, 2026')
})
