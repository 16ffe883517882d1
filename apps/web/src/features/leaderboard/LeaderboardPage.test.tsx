import { groups } from '@soundings/contract/groups'
import { leaderboard, type UserStats } from '@soundings/contract/leaderboard'
import { defaultPrivacy, privacy } from '@soundings/contract/privacy'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#shared/session/session-store.ts'
import { onePage, stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { AskDives } from './page/AskDives.tsx'
import { BoardFilters } from './page/BoardFilters.tsx'
import { Divers } from './page/boards.tsx'
import { YourStats } from './page/YourStats.tsx'

const asked = { period: 'year', country: undefined, group: undefined } as const
const place = { score: 3, rank: 2, toNext: 4, reasons: [] }
const unlisted = { score: 3, rank: null, toNext: null, reasons: ['dives-unasked' as const] }
const stats: UserStats = {
  dives: 3,
  photos: 3,
  achievements: 1,
  rank: null,
  boards: { divers: unlisted, photographers: place, contributors: place },
  listed: { dives: false, contributions: true },
  isAsked: true,
}
const diver = {
  id: '019a0000-0000-7000-8000-000000000001',
  handle: 'ana',
  name: null,
  avatar: null,
  location: 'Fiji',
  rank: 1,
  dives: 12,
  hours: 9.5,
  countries: 2,
  achievements: ['First Sounding'],
}

const group = {
  id: '019a0000-0000-7000-8000-000000000002',
  slug: 'reef-club',
  name: 'Reef club',
  description: '',
  avatar: null,
  kind: 'open' as const,
  country: null,
  state: 'public' as const,
  members: 3,
  posts: 0,
  active: 1,
  distance: null,
  isMember: true,
  role: 'member' as const,
  membership: 'in' as const,
}

beforeEach(() => setUser(buildMe()))
afterEach(resetSession)

test('an entry shows everything that a board tells', async () => {
  stubNetwork().answer(leaderboard.topDivers, { items: [diver], nextCursor: null, total: 1 })
  renderPart(withLinks(<Divers asked={asked} onClear={undefined} />))
  expect(await screen.findByRole('heading', { name: 'Most Dives This Year' })).toBeDefined()
  const entry = (await screen.findByRole('heading', { name: '@ana' })).closest('li')
  for (const text of ['@ana', 'Fiji', '12', '9.5', 'First Sounding', 'View Profile'])
    expect(entry?.textContent).toContain(text)
  expect(screen.getByRole('img', { name: 'Rank 1, gold' })).toBeDefined()
})

test('an empty board says what would fill it', async () => {
  stubNetwork().answer(leaderboard.topDivers, { items: [], nextCursor: null, total: 0 })
  renderPart(withLinks(<Divers asked={asked} onClear={undefined} />))
  expect(await screen.findByText(/log their dives and agree to be listed/)).toBeDefined()
})

test('one call that fails leaves the others, and can be tried again', async () => {
  const network = stubNetwork()
  network.refuse(leaderboard.topDivers, 500, 'Not now')
  network.answer(leaderboard.userStats, stats)
  network.refuse(leaderboard.aroundMe, 500, 'Not now')
  renderPart(
    <>
      <Divers asked={asked} onClear={undefined} />
      <YourStats tab="photographers" asked={asked} />
    </>,
  )
  expect(await screen.findByText('The board couldn’t be loaded')).toBeDefined()
  expect(await screen.findByText('4 photos to the next rank')).toBeDefined()
  expect(await screen.findByText('Divers near you couldn’t be loaded')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
})

test('whoever is not listed reads why', async () => {
  stubNetwork().answer(leaderboard.userStats, stats)
  renderPart(withLinks(<YourStats tab="divers" asked={asked} />))
  expect(await screen.findByText(/You’re listed by dives only if you agree to it/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change what you show' })).toBeDefined()
})

test('the question about dives is answered with one press', async () => {
  const network = stubNetwork()
  const said: unknown[] = []
  network.answer(privacy.change, (_url, sent) => {
    said.push(sent)
    return { ...defaultPrivacy, boards: { dives: 'yes' as const, contributions: true } }
  })
  renderPart(<AskDives />)
  await userEvent.click(screen.getByRole('button', { name: 'Yes, list me' }))
  await expect.poll(() => said).toEqual([{ boards: { dives: 'yes' } }])
})

test('a board is narrowed to one of the reader’s groups, and to everybody again', async () => {
  const asksToJoin = { ...group, id: diver.id, name: 'Wreck club', isMember: false, role: null }
  stubNetwork().answer(groups.list, onePage([group, asksToJoin]))
  const change = vi.fn()
  const { rerender } = renderPart(<BoardFilters asked={asked} onChange={change} />)
  const choice = await screen.findByRole('combobox', { name: 'Group' })
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Any group',
    'Reef club',
  ])
  await userEvent.selectOptions(choice, 'Reef club')
  expect(change).toHaveBeenLastCalledWith({ group: group.id })
  rerender(<BoardFilters asked={{ ...asked, group: group.id }} onChange={change} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Any group')
  expect(change).toHaveBeenLastCalledWith({ group: undefined })
})

test('a selection that nobody of the board is in leads back to everyone', async () => {
  stubNetwork().answer(leaderboard.topDivers, { items: [], nextCursor: null, total: 0 })
  const clear = vi.fn()
  renderPart(withLinks(<Divers asked={{ ...asked, group: group.id }} onClear={clear} />))
  expect(await screen.findByText('Nobody matches')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
  expect(clear).toHaveBeenCalledOnce()
})
