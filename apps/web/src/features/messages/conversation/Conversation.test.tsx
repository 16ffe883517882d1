import type { LinkCard } from '@soundings/contract/cards'
import {
  type CanMessage,
  conversationTopic,
  type Message,
  messages,
  messageTexts,
  typingTopic,
} from '@soundings/contract/messages'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { Conversation } from './Conversation.tsx'
import { useSent } from './sent-store.ts'
import { buildConversation, buildMessage, buildMessages, conversationId, nico } from './talk.build.ts'

const mara = buildMe()
const onBegun = vi.fn()
const stops: (() => void)[] = []
let network: ReturnType<typeof stubNetwork>
/** What the server has of the conversation. */
let there: Message[]
let about: Parameters<typeof buildConversation>[0]

const serve = () => {
  network.answer(messages.conversation, () =>
    buildConversation({ lastSeq: there.at(-1)?.seq ?? 0, readSeq: there.at(-1)?.seq ?? 0, ...about }),
  )
  network.answer(messages.list, ({ searchParams }) => {
    const said = (name: string) => Number(searchParams.get(name) ?? Number.NaN)
    const limit = said('limit') || 50
    const after = said('after')
    if (after >= 0) {
      const all = there.filter(({ seq }) => seq > after)
      return { items: all.slice(0, limit), hasMore: all.length > limit }
    }
    const all = there.filter(({ seq }) => !(seq >= said('before'))).toReversed()
    return { items: all.slice(0, limit), hasMore: all.length > limit }
  })
  network.answer(messages.read, (_, sent) => {
    about = { ...about, unread: 0, readSeq: (sent as { seq: number }).seq }
    return buildConversation(about)
  })
  network.answer(messages.typing, {})
  network.answer(messages.send, (_, sent) => {
    const { message } = sent as { message: string }
    const seq = (there.at(-1)?.seq ?? 0) + 1
    const now = buildMessage(seq, { message, senderId: mara.id, createdAt: new Date().toISOString() })
    there = [...there, now]
    return { id: now.id, conversationId, seq, state: 'sent' as const, createdAt: now.createdAt }
  })
}

beforeEach(async () => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  onBegun.mockClear()
  useSent.setState({ begun: {}, keys: new Set(), shown: null })
  await emptyDevice(mara.id)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  network = stubNetwork()
  there = buildMessages(1, 8)
  about = {}
  serve()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

type Shown = { canMessage?: CanMessage; person?: typeof nico | null; id?: string | null; at?: number }

const show = ({ canMessage = 'yes', person = nico, id = conversationId, at }: Shown = {}) => {
  act(() => setUser(mara))
  const rendered = renderPart(
    withLinks(
      <Conversation
        conversationId={id}
        person={person}
        canMessage={canMessage}
        onBegun={onBegun}
        {...(at !== undefined && { at })}
      />,
    ),
  )
  stops.push(startDelivering(rendered.queries))
  return rendered
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' })
const type = async (text: string) => userEvent.type(await field(), text)
const changed = () =>
  act(() => pageTopics.take({ kind: 'changed', topic: conversationTopic.of(conversationId) }))
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li')
  if (!row) throw new Error(`No row of ${text}`)
  return within(row)
}
const press = async (text: string, item: string) => {
  const row = await rowOf(text)
  await userEvent.click(row.getByRole('button', { name: /essage/ }))
  await userEvent.click(await row.findByRole('menuitem', { name: item, hidden: true }))
}

test('what was written stands there, the newest last, and says who wrote it', async () => {
  show()
  await screen.findByText('Message 8')
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts.at(0)).toMatch(/Today.*@nico_d: Message 1|You: Message 1/)
  expect(texts.at(-1)).toContain('@nico_d: Message 8')
  expect(screen.getByRole('region', { name: 'Messages with @nico_d' })).toBeDefined()
})

test('of a hundred thousand messages those in sight exist', async () => {
  there = buildMessages(99_001, 100_000)
  show({ at: 99_500 })
  // Nothing is laid out here: what stands in sight is near to what was asked for.
  await screen.findAllByText(/Message 99[45]\d\d/)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
})

test('what is new comes once, and is read out once; one’s own is not', async () => {
  show()
  await screen.findByText('Message 8')
  const log = screen.getByRole('log', { name: 'New messages' })
  expect(log.textContent).toBe('')
  there = [...there, buildMessage(9, { senderId: mara.id }), buildMessage(10), buildMessage(11)]
  changed()
  changed()
  await screen.findByText('Message 11')
  expect(log.textContent).toBe('@nico_d: Message 10@nico_d: Message 11')
  expect(network.asked).toContain(
    `GET ${messages.list.path.replace(':conversationId', conversationId)}?after=8&limit=200`,
  )
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts.filter((text) => text?.includes('Message 10'))).toHaveLength(1)
})

test('what was edited or deleted elsewhere is shown so', async () => {
  show()
  await screen.findByText('Message 8')
  there = there.map((one) => {
    if (one.seq === 4) return { ...one, message: 'Better', editedAt: new Date().toISOString() }
    return one.seq === 5 ? { ...one, message: '', isDeleted: true } : one
  })
  changed()
  expect((await rowOf('Better')).getByText(/^edited/)).toBeDefined()
  expect(await screen.findByText('This message was deleted.')).toBeDefined()
  expect(screen.queryByText('Message 5')).toBeNull()
})

test('unread messages stand below a line that stays while they are read', async () => {
  about = { unread: 2, readSeq: 5 }
  show()
  const line = await screen.findByText('New')
  expect(line.closest('li')?.textContent).toContain('Message 6')
  await waitFor(() =>
    expect(network.asked).toContain(`PUT /api/messages/conversations/${conversationId}/read`),
  )
  expect(about?.readSeq).toBe(8)
  expect(screen.getByText('New')).toBeDefined()
})

test('nothing counts as read while nobody looks', async () => {
  vi.mocked(document.hasFocus).mockReturnValue(false)
  about = { unread: 2, readSeq: 5 }
  show()
  await screen.findByText('Message 8')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(about?.readSeq).toBe(5)
  vi.mocked(document.hasFocus).mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(about?.readSeq).toBe(8))
})

test('whether one’s messages were seen is said only where both show it', async () => {
  const { unmount } = show()
  await rowOf('Message 7')
  expect((await rowOf('Message 7')).getByText('Sent')).toBeDefined()
  expect(screen.queryByText('Seen')).toBeNull()
  unmount()
  about = { seenSeq: 5 }
  show()
  expect((await rowOf('Message 5')).getByText('Seen')).toBeDefined()
})

test('a message is sent by Enter, stands there at once, and nothing is left in the field', async () => {
  show()
  await type('Hello{Shift>}{Enter}{/Shift}there{Enter}')
  await screen.findByText(/Hello\s+there/)
  expect((await field()).value).toBe('')
  await waitFor(() => expect(there.at(-1)?.message).toBe('Hello\nthere'))
  await waitFor(async () => expect(await readWaiting(mara.id)).toEqual([]))
  expect(screen.getAllByText(/Hello\s+there/)).toHaveLength(1)
})

test('where Enter is set to begin a line, the button sends', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: 'Enter sends the message', hidden: true }),
  )
  await type('One{Enter}Two')
  expect((await field()).value).toBe('One\nTwo')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(there.at(-1)?.message).toBe('One\nTwo'))
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: 'Enter sends the message', hidden: true }),
  )
})

test('what is being written is there again, for this person alone', async () => {
  const { unmount } = show()
  await type('Half a thought')
  unmount()
  const ana = { ...nico, id: '0190a000-0000-7000-8000-00000000000d', handle: 'ana' }
  const other = show({ person: ana })
  expect((await field()).value).toBe('')
  other.unmount()
  show()
  expect((await field()).value).toBe('Half a thought')
})

test('what is refused comes back with the reason, and nothing is lost', async () => {
  network.refuse(messages.send, 403, messageTexts.refused, undefined, 'cannot-message')
  show()
  await type('Are you there?{Enter}')
  expect((await screen.findByText(messageTexts.refused)).closest('[role=alert]')).toBeDefined()
  expect((await field()).value).toBe('Are you there?')
  await waitFor(async () => expect(await readWaiting(mara.id)).toEqual([]))
})

test('without a connection messages wait in their order, and can be deleted', async () => {
  show()
  await screen.findByText('Message 8')
  act(network.lose)
  await type('First{Enter}')
  await type('Second{Enter}')
  expect((await rowOf('First')).getByText('Waiting')).toBeDefined()
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts.slice(-2).map((text) => text?.match(/First|Second/)?.[0])).toEqual(['First', 'Second'])
  await userEvent.click((await rowOf('First')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  act(network.find)
  await waitFor(() => expect(there.at(-1)?.message).toBe('Second'))
})

test('that the other types is shown, until they have written', async () => {
  show()
  await screen.findByText('Message 8')
  act(() => pageTopics.take({ kind: 'changed', topic: typingTopic.of(`${conversationId}:${nico.id}`) }))
  expect(await screen.findByText('@nico_d is typing…')).toBeDefined()
  there = [...there, buildMessage(9)]
  changed()
  await screen.findByText('Message 9')
  expect(screen.queryByText('@nico_d is typing…')).toBeNull()
})

test('typing is told now and then, and not of a request', async () => {
  const typed = () => network.asked.filter((call) => call.endsWith('/typing')).length
  const { unmount } = show()
  await screen.findByText('Message 8')
  await type('Hello there')
  expect(typed()).toBe(1)
  unmount()
  about = { box: 'sent', canMessage: 'request' }
  show({ canMessage: 'request' })
  await type('Hello')
  expect(typed()).toBe(1)
})

test('one’s own new message can be edited, an old one not', async () => {
  there = [
    buildMessage(1, { senderId: mara.id, createdAt: new Date(Date.now() - 3_600_000).toISOString() }),
    buildMessage(2, { senderId: mara.id, createdAt: new Date().toISOString() }),
  ]
  network.answer(messages.edit, (_, sent) => {
    const now = buildMessage(2, {
      senderId: mara.id,
      message: (sent as { message: string }).message,
      editedAt: new Date().toISOString(),
    })
    return now
  })
  show()
  await press('Message 2', 'Edit')
  const edited = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your message' })
  expect(edited.value).toBe('Message 2')
  await userEvent.type(edited, ', better{Enter}')
  await screen.findByText('Message 2, better')
  expect(await field()).toBeDefined()
  const old = await rowOf('Message 1')
  await userEvent.click(old.getByRole('button', { name: /^Your message/ }))
  await old.findByRole('menuitem', { name: 'Copy', hidden: true })
  expect(old.queryByRole('menuitem', { name: 'Edit', hidden: true })).toBeNull()
})

test('one’s own is deleted for both after a question; the other’s can be reported', async () => {
  network.answer(messages.remove, () => buildMessage(7, { senderId: mara.id, message: '', isDeleted: true }))
  show()
  await press('Message 7', 'Delete…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('This message was deleted.')).toBeDefined()
  await press('Message 8', 'Report…')
  const report = within(await screen.findByRole('dialog', { name: 'Report a problem' }))
  expect(report.getByText(/this message from @nico_d/)).toBeDefined()
})

test('a request says how much it takes, shows no links, and ends after three messages', async () => {
  there = [buildMessage(1, { senderId: mara.id, message: 'See https://reef.example' })]
  about = { box: 'sent', canMessage: 'request' }
  show({ canMessage: 'request' })
  expect(
    await screen.findByText(/You can send 2 messages until they do, each with up to 1,500/),
  ).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect((await rowOf('See https://reef.example')).getByText('Sent')).toBeDefined()
  await type('Two{Enter}')
  await type('Three{Enter}')
  expect(await screen.findByText(messageTexts.requestFull)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a text that is too long is told, stays whole and is not sent', async () => {
  show({ canMessage: 'request', id: null })
  const long = 'x'.repeat(1_502)
  await userEvent.click(await field())
  await userEvent.paste(long)
  expect(screen.getByText('2 characters too many')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  expect((await field()).value).toBe(long)
  expect(network.asked.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('the first message begins a conversation', async () => {
  there = []
  show({ id: null })
  await type('Hello{Enter}')
  await waitFor(() => expect(onBegun).toHaveBeenCalledExactlyOnceWith(conversationId))
})

test('where one can’t write, that is said in place of the field', async () => {
  about = { canMessage: 'no' }
  const { unmount } = show({ canMessage: 'no' })
  expect(await screen.findByText('You can’t write to @nico_d.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  unmount()
  show({ canMessage: 'no', person: null })
  expect(await screen.findByText(/deleted their account/)).toBeDefined()
})

test('what goes with a message leads there, or says that it is not to be seen', async () => {
  const card = { title: 'Blue Hole', about: 'Dahab, Egypt', path: '/sites/1', picture: null, depth: 92 }
  there = [
    buildMessage(1, { attachments: [{ kind: 'site', id: nico.id, card }] }),
    buildMessage(2, { attachments: [{ kind: 'photo', id: nico.id, card: null }] }),
  ]
  show()
  expect((await screen.findByRole('link', { name: /^Blue Hole/ })).getAttribute('href')).toBe('/sites/1')
  expect(screen.getByText('This isn’t there any more, or not for you to see.')).toBeDefined()
})

const wreck: LinkCard = {
  kind: 'thread',
  id: nico.id,
  card: {
    title: 'Which wreck?',
    about: 'Questions',
    path: '/community/forums/threads/1',
    picture: null,
    depth: null,
  },
}

test('what the words of a message lead to stands below them as a card', async () => {
  there = [buildMessage(1, { cards: [wreck] })]
  show()
  const linked = await screen.findByRole('list', { name: 'Linked' })
  expect(within(linked).getByRole('link').getAttribute('href')).toBe('/community/forums/threads/1')
})

test('but not while it is a stranger’s request', async () => {
  there = [buildMessage(1, { cards: [wreck] })]
  about = { box: 'requests' }
  show()
  await screen.findByText('Message 1')
  expect(screen.queryByRole('list', { name: 'Linked' })).toBeNull()
})

test('messages that couldn’t be loaded can be asked for again', async () => {
  network.refuse(messages.list, 400, 'This went wrong')
  show()
  await screen.findByText('This went wrong')
  serve()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Message 8')).toBeDefined()
})
