import { forum } from '@soundings/contract/forum'
import { type Group, groups, groupTexts } from '@soundings/contract/groups'
import type { GroupTab } from '@soundings/contract/groups-pages'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import {
  buildEntry,
  buildGroup,
  buildGroupPerson,
  buildHomeSite,
  groupId,
  inGroup,
} from '#shared/testing/groups.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { GroupScreen } from './GroupPage.tsx'

const live = vi.hoisted(() => ({ onNews: (): void => undefined }))
vi.mock('#features/live/index.ts', () => ({
  useTopic: (topic: string | undefined, { onNews }: { onNews: () => void }) => {
    if (topic?.startsWith('group:')) live.onNews = onNews
  },
}))

const user = userEvent.setup()
const onTab = vi.fn()
let network: ReturnType<typeof stubNetwork>
let group: Group

beforeEach(() => {
  resetSession()
  localStorage.clear()
  noteReach(true)
  onTab.mockClear()
  network = stubNetwork()
  group = buildGroup()
  network.answer(groups.get, () => group)
  network.answer(forum.list, onePage([]))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  for (const kind of ['success', 'error', 'info'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined)
})

const show = (tab: GroupTab = 'talk') =>
  renderPart(
    withLinks(
      <Suspense>
        <GroupScreen groupId={groupId} tab={tab} onTab={onTab} />
      </Suspense>,
    ),
  )
const title = () => screen.findByRole('heading', { level: 1, name: 'Red Sea Divers' })

test('a group that one may not see is not there', async () => {
  nobodyIsSignedIn()
  network.refuse(groups.get, 404, groupTexts.noGroup)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeDefined()
  expect(document.title).toBe('Group not found · Soundings')
})

test('whoever is accepted has the group at once', async () => {
  setUser(buildMe())
  group = buildGroup({ kind: 'request', membership: 'requested' })
  show('members')
  await title()
  expect(screen.getAllByRole('button', { name: 'Requested · withdraw' }).length).toBeGreaterThan(0)
  network.answer(groups.members, onePage([buildGroupPerson()]))
  group = buildGroup({ kind: 'request', ...inGroup() })
  act(() => live.onNews())
  expect(await screen.findByText('Ana Ruiz')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Requested · withdraw' })).toBeNull()
})

test('the only owner cannot leave, and is offered to hand over or to archive', async () => {
  setUser(buildMe())
  // Another owner left a moment ago.
  const twoOwners = [...buildGroup().owners, { id: groupId, handle: 'ana_r', name: null, avatar: null }]
  group = buildGroup({ ...inGroup('owner'), owners: twoOwners })
  network.refuse(groups.leave, 409, groupTexts.lastOwner, undefined, 'last-owner')
  show()
  await title()
  await user.click(screen.getByRole('button', { name: 'More about this group' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Leave group…', hidden: true }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Red Sea Divers?' })
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(await within(dialog).findByText(groupTexts.lastOwner)).toBeDefined()
  expect(within(dialog).getByRole('button', { name: 'Archive…' })).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Hand over' }))
  expect(onTab).toHaveBeenCalledWith('members')
})

test('an organiser accepts a request, and hears when another one was faster', async () => {
  setUser(buildMe())
  group = buildGroup({ ...inGroup('organiser'), requests: 1 })
  const asking = buildGroupPerson({ state: 'requested', note: 'I dive here, too' })
  network.answer(groups.members, (url) =>
    onePage(url.searchParams.get('state') === 'requested' ? [asking] : []),
  )
  network.refuse(groups.changeMember, 409, '@omar_h accepted them a moment ago.', undefined, 'answered')
  show('members')
  expect(await screen.findByText('1 diver asks to join.', { exact: false })).toBeDefined()
  expect(await screen.findByText('I dive here, too')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Accept @ana_r' }))
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('@omar_h accepted them a moment ago.'))
  network.answer(groups.changeMember, { ...asking, state: 'in' })
  await user.click(await screen.findByRole('button', { name: 'Accept @ana_r' }))
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('@ana_r is in the group now'))
})

test('what a member can do about others depends on what they are', async () => {
  setUser(buildMe())
  group = buildGroup(inGroup('owner'))
  network.answer(groups.members, onePage([buildGroupPerson()]))
  const sent: unknown[] = []
  network.answer(groups.changeMember, (_url, body) => {
    sent.push(body)
    return buildGroupPerson({ role: 'owner' })
  })
  show('members')
  await user.click(await screen.findByRole('button', { name: 'Change what @ana_r is' }))
  expect(
    (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent),
  ).toEqual(['Make organiser', 'Make owner…', 'Remove…', 'Ban…'])
  await user.click(screen.getByRole('menuitem', { name: 'Make owner…', hidden: true }))
  const dialog = await screen.findByRole('dialog', { name: 'Make owner: @ana_r?' })
  await user.click(within(dialog).getByRole('button', { name: 'Make owner' }))
  await waitFor(() => expect(sent).toEqual([{ role: 'owner' }]))
})

test('a visitor reads how many are in it, and not who', async () => {
  nobodyIsSignedIn()
  show('members')
  expect(await screen.findByRole('heading', { level: 2, name: '12 members' })).toBeDefined()
  expect(network.asked.some((one) => one.includes('/members'))).toBe(false)
})

test('the logbook adds up what members share, and what one shares can be taken back', async () => {
  setUser(buildMe())
  group = buildGroup(inGroup())
  let entries = [buildEntry({ isOwn: true }), buildEntry({ id: groupId, siteName: 'Canyon' })]
  network.answer(groups.logbook, () => ({
    ...onePage(entries),
    totals: { dives: entries.length, minutes: 96, divers: 2, sites: 2 },
  }))
  network.answer(groups.unshare, () => {
    entries = entries.slice(1)
    return {}
  })
  vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  show('logbook')
  const figures = await screen.findByLabelText('The logbook in figures')
  expect(within(figures).getByText('1.6')).toBeDefined()
  // Somebody else’s dive is theirs.
  expect(screen.queryByRole('button', { name: /Canyon/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop sharing Blue Hole' }))
  await waitFor(() => expect(screen.queryByText('Blue Hole')).toBeNull())
  expect(screen.getByText('Canyon')).toBeDefined()
})

test('an empty logbook invites its members, and shares one of their dives', async () => {
  setUser(buildMe())
  group = buildGroup(inGroup())
  network.answer(groups.logbook, {
    ...onePage([]),
    totals: { dives: 0, minutes: 0, divers: 0, sites: 0 },
  })
  show('logbook')
  expect(await screen.findByRole('heading', { name: 'No dives in the logbook yet' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Share a dive' })).toBeDefined()
})

test('the list of home sites says what the map shows, with what was lately reported', async () => {
  nobodyIsSignedIn()
  const lately = { reportId: groupId, title: 'Calm and clear', diveDate: '2026-05-16', rating: 5 }
  group = buildGroup({
    homeSites: [buildHomeSite({ lately }), buildHomeSite({ id: groupId, siteName: 'Canyon' })],
  })
  show('sites')
  expect(await screen.findByRole('link', { name: 'Blue Hole' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Calm and clear' }).getAttribute('href')).toContain('report=')
  expect(screen.getByText('Nothing reported lately')).toBeDefined()
})

test('a thread is begun in the group by its members alone', async () => {
  setUser(buildMe())
  group = buildGroup(inGroup())
  const { unmount } = show()
  const write = await screen.findByRole('link', { name: 'Create Post' })
  expect(write.getAttribute('href')).toContain(`group=${groupId}`)
  expect(network.asked.some((one) => one.includes(`/forum/posts?`) && one.includes(`group=${groupId}`))).toBe(
    true,
  )
  unmount()
  group = buildGroup()
  show()
  await title()
  expect(await screen.findByText('Join the group to write the first words.')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Create Post' })).toBeNull()
})
