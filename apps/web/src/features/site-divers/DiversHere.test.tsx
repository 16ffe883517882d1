import { type SiteDiver, type SiteDivers, siteDivers } from '@soundings/contract/site-divers'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { setUser } from '#shared/session/session-store.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { DiversHere } from './DiversHere.tsx'

const siteId = '018f0000-0000-7000-8000-0000000000aa'
const diver = (id: number, known: Partial<SiteDiver> = {}): SiteDiver => ({
  id: `0190a000-0000-7000-8000-00000000000${id}`,
  handle: `diver_${id}`,
  name: null,
  avatar: null,
  kind: 'local',
  since: '2026-05-01T09:00:00Z',
  badge: null,
  ...known,
})
const answer = (known: Partial<SiteDivers> = {}): SiteDivers => ({
  items: [],
  nextCursor: null,
  total: 0,
  mine: null,
  ...known,
})

let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  useConnection.setState({ isOffline: false })
  network = stubNetwork()
})

const show = (isMember: boolean) => {
  if (isMember) act(() => setUser(buildMe()))
  renderPart(withLinks(<DiversHere siteId={siteId} />))
  return userEvent.setup()
}

test('a visitor reads how many there are, and is asked to log in to see who', async () => {
  network.answer(siteDivers.list, answer({ total: 3 }))
  const user = show(false)
  expect(await screen.findByText('3 divers say that they know this site or plan to dive it.')).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Log in to see who' }))
  expect(useModals.getState().open).toBe('login')
})

test('a member reads who, and as what', async () => {
  const items = [diver(1, { kind: 'guide', badge: 'regular' }), diver(2, { kind: 'planning', name: 'Lucía' })]
  network.answer(siteDivers.list, answer({ items, total: 2 }))
  show(true)
  expect((await screen.findByRole('link', { name: '@diver_1' })).getAttribute('href')).toBe(
    '/profile/diver_1',
  )
  expect(screen.getByText('Guides here · Regular')).toBeDefined()
  expect(screen.getByText('Lucía')).toBeDefined()
  expect(screen.getByText('Plans to dive here')).toBeDefined()
})

test('nobody yet, and the first says so and takes it back', async () => {
  let now = answer()
  network.answer(siteDivers.list, () => now)
  let said: unknown
  network.answer(siteDivers.say, (_, sent) => {
    said = sent
    now = answer({ mine: 'local', total: 1, items: [diver(1)] })
    return now
  })
  network.answer(siteDivers.unsay, () => {
    now = answer()
    return now
  })
  const user = show(true)
  expect(await screen.findByText('Nobody has said that they dive here yet.')).toBeDefined()
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'And you?' })
  expect(choice.value).toBe('')
  await user.selectOptions(choice, 'I dive here often')
  expect(await screen.findByText('1 diver says that they know this site or plan to dive it.')).toBeDefined()
  expect(said).toEqual({ kind: 'local' })
  expect(choice.value).toBe('local')
  await user.selectOptions(choice, 'I don’t dive here')
  expect(await screen.findByText('Nobody has said that they dive here yet.')).toBeDefined()
  expect(choice.value).toBe('')
})

test('what the server refuses goes back to what it was, and is told', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => '')
  network.answer(siteDivers.list, answer())
  network.refuse(siteDivers.say, 429, 'You can change this again in a minute')
  const user = show(true)
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'And you?' })
  await user.selectOptions(choice, 'I guide here')
  await waitFor(() => expect(told).toHaveBeenCalledWith('You can change this again in a minute'))
  await waitFor(() => expect(choice.value).toBe(''))
})

test('where it cannot be read, nothing stands there', async () => {
  network.refuse(siteDivers.list, 500, 'Something went wrong')
  show(true)
  await waitFor(() => expect(network.asked).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Divers here' })).toBeNull()
})

test('without a connection it isn’t even asked', () => {
  useConnection.setState({ isOffline: true })
  network.answer(siteDivers.list, answer({ total: 3 }))
  show(true)
  expect(network.asked).toEqual([])
  expect(screen.queryByRole('region', { name: 'Divers here' })).toBeNull()
})
