import { groups } from '@soundings/contract/groups'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildGroupLine } from '#shared/testing/groups.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { Groups } from './GroupsTab.tsx'
import type { GroupsSearch } from './groups-list.view.ts'

const idOf = (at: number) => `0190d000-0000-7000-8000-${String(at).padStart(12, '0')}`
const user = userEvent.setup()
const onChange = vi.fn()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  localStorage.clear()
  noteReach(true)
  onChange.mockClear()
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  for (const kind of ['success', 'error', 'info'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined)
})

const show = (search: GroupsSearch = {}) =>
  renderPart(withLinks(<Groups search={search} onChange={onChange} />))
const card = (name = 'Red Sea Divers') => screen.findByRole('article', { name })
const lists = () => network.asked.filter((one) => /groups(\?|$)/.test(one))

test('a card says what the group is, and its button what a press does', async () => {
  setUser(buildMe())
  network.answer(
    groups.list,
    onePage([
      buildGroupLine(),
      buildGroupLine({ id: idOf(2), name: 'Mine', isMember: true, role: 'member', membership: 'in' }),
      buildGroupLine({ id: idOf(3), name: 'Asked', kind: 'request' }),
      buildGroupLine({ id: idOf(4), name: 'Waiting', kind: 'request', membership: 'requested' }),
    ]),
  )
  show()
  const one = within(await card())
  expect(one.getByText('We dive every Friday.')).toBeDefined()
  expect(one.getByText('12 members')).toBeDefined()
  expect(one.getByText('1 post')).toBeDefined()
  expect(one.getByRole('button', { name: /^Join Group/ }).textContent).toBe('Join Group')
  const mine = within(await card('Mine')).getByRole('link', { name: /^View Group/ })
  expect(mine.textContent).toBe('View Group')
  expect(within(await card('Asked')).getByRole('button', { name: /^Request to join/ })).toBeDefined()
  expect(within(await card('Waiting')).getByRole('button').textContent).toBe('Requested · withdraw')
})

test('the filters are the three of the specification, and the address asks for one', async () => {
  setUser(buildMe())
  network.answer(groups.list, onePage([buildGroupLine()]))
  show({ filter: 'popular', q: 'wreck', country: 'Egypt' })
  await card()
  expect(lists()).toEqual(['GET /api/community/groups?q=wreck&filter=popular&country=Egypt'])
  const filters = screen.getByRole('group', { name: 'Filter groups' })
  expect(
    within(filters)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Groups', 'My Groups', 'Popular'])
  await user.click(within(filters).getByRole('button', { name: 'All Groups' }))
  expect(onChange).toHaveBeenCalledWith({ filter: undefined })
})

test('joining shows at once, and is taken back where it fails', async () => {
  setUser(buildMe())
  network.answer(groups.list, onePage([buildGroupLine()]))
  let fail: () => void = () => undefined
  network.answer(
    groups.join,
    () => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed')))),
  )
  show()
  await user.click(within(await card()).getByRole('button', { name: /^Join Group/ }))
  const joined = within(await card())
  const view = await joined.findByRole('link', { name: /^View Group/ })
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(view)
  expect(joined.getByText('13 members')).toBeDefined()
  fail()
  expect(await within(await card()).findByRole('button', { name: /^Join Group/ })).toBeDefined()
  expect(within(await card()).getByText('12 members')).toBeDefined()
  expect(toast.error).toHaveBeenCalled()
})

test('a request goes with a few words, and can be withdrawn', async () => {
  setUser(buildMe())
  let membership: 'requested' | null = null
  network.answer(groups.list, () => onePage([buildGroupLine({ kind: 'request', membership })]))
  const sent: unknown[] = []
  network.answer(groups.join, (_url, body) => {
    sent.push(body)
    membership = 'requested'
    return { state: 'requested' as const, isMember: false, members: 12 }
  })
  network.answer(groups.leave, () => {
    membership = null
    return { state: null, isMember: false, members: 12 }
  })
  show()
  await user.click(within(await card()).getByRole('button', { name: /^Request to join/ }))
  await user.type(await screen.findByRole('textbox', { name: /A few words/ }), 'I dive here, too')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await user.click(await screen.findByRole('button', { name: /^Requested · withdraw/ }))
  expect(await screen.findByRole('button', { name: /^Request to join/ })).toBeDefined()
  expect(sent).toEqual([{ note: 'I dive here, too' }])
})

test('a visitor who wants to join is asked to log in, and has no groups of their own', async () => {
  nobodyIsSignedIn()
  network.answer(groups.list, onePage([buildGroupLine()]))
  const { unmount } = show()
  await user.click(within(await card()).getByRole('button', { name: /^Join Group/ }))
  await waitFor(() => expect(useModals.getState().why).toBe('Log in to join the group.'))
  unmount()
  const before = lists().length
  show({ filter: 'mine' })
  expect(await screen.findByText('Log in to see your groups')).toBeDefined()
  expect(lists()).toHaveLength(before)
})

test.each<[string, GroupsSearch, string]>([
  ['there is none yet', {}, 'No groups yet'],
  ['somebody is in none', { filter: 'mine' }, 'You aren’t in a group yet'],
  ['a search finds none', { q: 'zzz' }, 'No groups found'],
])('where %s, the list says so and leads on', async (_, search, title) => {
  setUser(buildMe())
  network.answer(groups.list, onePage([]))
  show(search)
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
})

test('a list that does not come says so, and comes when it is asked for again', async () => {
  setUser(buildMe())
  network.cut(groups.list)
  show()
  expect(await screen.findByText('Groups couldn’t be loaded')).toBeDefined()
  network.answer(groups.list, onePage([buildGroupLine()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card()).toBeDefined()
})

test('without a connection nobody joins, and that is said', async () => {
  setUser(buildMe())
  network.answer(groups.list, onePage([buildGroupLine()]))
  show()
  const button = within(await card()).getByRole('button', { name: /^Join Group/ })
  network.lose()
  await user.click(button)
  expect(toast.info).toHaveBeenCalledWith(expect.stringContaining('You’re offline'))
  expect(network.asked.some((one) => one.startsWith('POST'))).toBe(false)
})
