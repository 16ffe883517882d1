import { type SearchBody, search } from '@soundings/contract/search'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventsReply } from '#shared/api/stream.build.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { buildReply, buildTurn, siteIdOf } from '../search.build.ts'
import { AskPanel } from './AskPanel.tsx'
import { clearChat } from './chat.ts'
import { useChat } from './chat-store.ts'

const user = userEvent.setup()
let network: ReturnType<typeof stubNetwork>
let bodies: SearchBody[]

beforeEach(() => {
  act(clearChat)
  act(() => noteReach(true))
  useToastHistory.setState({ kept: [] })
  network = stubNetwork()
  bodies = []
})

const answer = (reply = buildReply()) =>
  network.answer(search.query, (_url, sent) => {
    bodies.push(sent as SearchBody)
    return reply
  })

const show = (site: { id: string; siteName: string } | null = null) => {
  const heard = { onAnswered: vi.fn(), onCleared: vi.fn(), onOpenSite: vi.fn(), onShowSites: vi.fn() }
  renderPart(withLinks(<AskPanel site={site} isShown shown={null} {...heard} />))
  return heard
}
const field = () => screen.getByRole('textbox', { name: 'Your question' })
const type = (text: string) => user.type(field(), `${text}{Enter}`)
const log = () => within(screen.getByRole('log', { name: 'Conversation' }))

test('a question is shown at once, and its answer names sites that open', async () => {
  answer()
  const heard = show()
  await type('wrecks for advanced divers')
  expect(log().getByText('wrecks for advanced divers')).toBeDefined()
  await user.click(await log().findByRole('link', { name: 'Thistlegorm' }))
  expect(heard.onOpenSite).toHaveBeenCalledWith(siteIdOf(1))
  expect(heard.onAnswered).toHaveBeenCalledOnce()
  expect(field()).toHaveProperty('value', '')
})

test('threads of the forums are named as such beside an answer, and lead to themselves', async () => {
  const thread = {
    id: siteIdOf(7),
    slug: 'thistlegorm-mooring',
    title: 'Thistlegorm mooring',
    category: 'Dive sites',
  }
  answer(buildReply({ threads: [thread] }))
  show()
  await type('thistlegorm mooring')
  const cited = within(await log().findByRole('list', { name: 'From the forums:' }))
  expect(cited.getByRole('link', { name: 'Thistlegorm mooring' }).getAttribute('href')).toBe(
    `/community/forums/threads/${thread.id}/thistlegorm-mooring`,
  )
  expect(cited.getByText('Dive sites')).toBeDefined()
})

test('a phone number in an answer is called by one press', async () => {
  answer(buildReply({ pieces: [{ text: 'Call DAN’s emergency line, +1 919 684 9111.' }] }))
  show()
  await type('my buddy feels dizzy')
  const number = await log().findByRole('link', { name: '+1 919 684 9111' })
  expect(number.getAttribute('href')).toBe('tel:+19196849111')
})

test('an answer without threads does not speak of forums', async () => {
  answer()
  show()
  await type('wrecks')
  await log().findByRole('link', { name: 'Thistlegorm' })
  expect(log().queryByText('From the forums:')).toBeNull()
})

test('what was understood is shown while the answer is still being worded', async () => {
  show()
  const { query, chips, relaxed } = buildReply()
  const turn = buildTurn({ state: 'asking', answer: null, pieces: [], link: null })
  act(() => useChat.setState({ turns: [{ ...turn, understood: { query, chips, relaxed } }] }))
  const understood = within(await log().findByRole('list', { name: 'Understood as' }))
  expect(understood.getByRole('button', { name: 'Ask without ‘Wrecks’' })).toBeDefined()
})

test('nothing but spaces is not sent', async () => {
  answer()
  show()
  await type('   ')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(network.asked).toEqual([])
  expect(useChat.getState().turns).toEqual([])
})

test('a suggestion to begin with is asked by one press', async () => {
  answer()
  show()
  await user.click(screen.getByRole('button', { name: 'Shallow reefs with turtles for beginners' }))
  await log().findByRole('link', { name: 'Thistlegorm' })
  expect(bodies[0]?.text).toBe('Shallow reefs with turtles for beginners')
})

test('what was understood can be taken out, and the question is asked again without it', async () => {
  answer()
  show()
  await type('wrecks for advanced divers')
  await user.click(await log().findByRole('button', { name: 'Ask without ‘Advanced’' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]?.query).toMatchObject({ levels: [], diveTypes: ['wreck'] })
  expect(log().getByText('Without ‘Advanced’')).toBeDefined()
})

test('what is not matched is told and cannot be taken out a second time', async () => {
  answer(buildReply({ relaxed: [{ key: 'levels:advanced', label: 'Advanced' }] }))
  show()
  await type('wrecks for advanced divers')
  const understood = within(await log().findByRole('list', { name: 'Understood as' }))
  expect(understood.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wrecks',
    'Advancednot matched',
  ])
  expect(understood.queryByRole('button', { name: /Advanced/ })).toBeNull()
})

test('a question that goes on brings along what was asked and found before, and the open site', async () => {
  answer()
  show({ id: siteIdOf(7), siteName: 'Blue Hole' })
  await type('wrecks')
  await log().findByRole('link', { name: 'Thistlegorm' })
  await user.click(screen.getByRole('button', { name: 'Only shore dives' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[0]?.context).toMatchObject({ query: null, shown: [], siteId: siteIdOf(7) })
  expect(bodies[1]?.context).toMatchObject({
    query: { diveTypes: ['wreck'] },
    shown: [siteIdOf(1), siteIdOf(2)],
  })
})

test('a failure says the words of the specification and why, and can be tried again', async () => {
  network.refuse(search.query, 503, 'The assistant is resting')
  show()
  await type('wrecks')
  expect(await log().findByText('Sorry, I encountered an error. Please try again.')).toBeDefined()
  expect(log().getByText('The assistant is resting')).toBeDefined()
  answer()
  await user.click(log().getByRole('button', { name: 'Try again' }))
  expect(await log().findByRole('link', { name: 'Thistlegorm' })).toBeDefined()
  expect(log().getAllByText('wrecks')).toHaveLength(1)
})

test('an answer that is on its way can be stopped, and asked for again', async () => {
  network.answer(search.query, () => new Promise(() => undefined))
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    Promise.race([
      answering(input, init),
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    ]),
  )
  show()
  await type('wrecks')
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await log().findByText('You stopped this answer.')).toBeDefined()
  answer()
  await user.click(log().getByRole('button', { name: 'Ask again' }))
  expect(await log().findByRole('link', { name: 'Thistlegorm' })).toBeDefined()
})

test('what was said before the connection broke stays, above the failure and its retry', async () => {
  answer()
  const whole = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path === search.stream.path
      ? eventsReply([{ pieces: [{ text: 'Start with the reef.' }] }], { isCut: true })
      : whole(path, init),
  )
  show()
  await type('wrecks')
  expect(await log().findByText('Sorry, I encountered an error. Please try again.')).toBeDefined()
  expect(log().getByText('Start with the reef.')).toBeDefined()
  vi.stubGlobal('fetch', whole)
  await user.click(log().getByRole('button', { name: 'Try again' }))
  expect(await log().findByRole('link', { name: 'Thistlegorm' })).toBeDefined()
  expect(log().queryByText('Start with the reef.')).toBeNull()
})

test('the conversation stays on the device until it is cleared', async () => {
  answer()
  const heard = show()
  await type('wrecks')
  await log().findByRole('link', { name: 'Thistlegorm' })
  expect(localStorage.getItem('soundings-chat')).toContain('Thistlegorm')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(localStorage.getItem('soundings-chat')).toBeNull()
  expect(log().queryByText('wrecks')).toBeNull()
  expect(heard.onCleared).toHaveBeenCalledOnce()
})

test('an answer can be copied', async () => {
  answer()
  show()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await type('wrecks')
  await user.click(await log().findByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledWith('Start with Thistlegorm.')
  await waitFor(() => expect(useToastHistory.getState().kept).toMatchObject([{ message: 'Answer copied' }]))
})

test('a press on what then goes away leaves the keyboard where the next question is typed', async () => {
  answer()
  show()
  await user.click(screen.getByRole('button', { name: 'Shallow reefs with turtles for beginners' }))
  expect(document.activeElement).toBe(field())
  await user.click(await screen.findByRole('button', { name: 'Only shore dives' }))
  expect(document.activeElement).toBe(field())
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(document.activeElement).toBe(field())
})

test('where a keyboard on the screen would cover the answer, it goes away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  answer()
  show()
  await type('wrecks')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ask' }))
})

test('without a connection it says so', () => {
  act(() => noteReach(false))
  show()
  expect(screen.getByText(/You’re offline/)).toBeDefined()
})

test('without a connection it leads to what to do in an emergency', async () => {
  act(() => noteReach(false))
  show()
  const link = await screen.findByRole('link', { name: /In an emergency/ })
  expect(link.getAttribute('href')).toBe('/emergency')
})

test('a question that is put without a connection says so once, and is kept', async () => {
  act(network.lose)
  show()
  await type('wrecks')
  const said = await log().findByText(/You’re offline/)
  expect(said.textContent).toContain('ask it again once you’re back online')
  expect(screen.getAllByText(/offline/i)).toEqual([said])
  expect(screen.queryByText(/encountered an error|No connection/)).toBeNull()
  act(network.find)
  answer()
  await user.click(log().getByRole('button', { name: 'Try again' }))
  expect(await log().findByRole('link', { name: 'Thistlegorm' })).toBeDefined()
})

test('the sites of an answer can be shown, and their number is said', async () => {
  answer(buildReply({ totalSites: 61 }))
  const heard = show()
  await type('wrecks')
  await user.click(await log().findByRole('button', { name: 'Show the 61 sites' }))
  expect(heard.onShowSites.mock.calls[0]?.[0]).toMatchObject({ question: 'wrecks', link: 'wrecks' })
})
