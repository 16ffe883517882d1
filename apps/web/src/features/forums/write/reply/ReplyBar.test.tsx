import { auth } from '@soundings/contract/auth'
import { botCheck } from '@soundings/contract/bot-check'
import { forum, forumSearch, forumTexts, type Thread } from '@soundings/contract/forum'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftNames } from '#shared/drafts/stored-drafts.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { startDelivering } from '#shared/outbox/delivering.ts'
import { readWaiting } from '#shared/outbox/outbox-db.ts'
import { useModals } from '#shared/session/modal-store.ts'
import { expireSession, nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildPost, buildThread, threadId } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { buildPhoto } from '#shared/testing/photos.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { stubUploads } from '#shared/testing/uploads.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { ReplyPlace } from '../../thread/ReplyPlace.tsx'
import { closeReply, replyTo } from '../../thread/reply-store.ts'
import { noteOpened } from '../outbox/opened-store.ts'

const mara = buildMe()
const stops: (() => void)[] = []
let network: ReturnType<typeof stubNetwork>
let sent: {
  content: string
  clientKey: string
  replyToN: number | null
  isAnonymous: boolean
  photos: string[]
}[]

const show = (known: Partial<Thread> = {}) =>
  renderPart(withLinks(<ReplyPlace thread={buildThread(known)} />))
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const write = async (words: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Write a reply|Continue your reply/ }))
  const box = await field()
  fireEvent.change(box, { target: { value: words } })
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  resetSession()
  setUser(mara)
  noteReach(true)
  closeReply()
  noteOpened(null)
  useToastHistory.setState({ kept: [] })
  await emptyDevice(mara.id)
  network = stubNetwork()
  sent = []
  network.answer(forumSearch.mentions, { items: [] })
  network.answer(forum.thread, buildThread())
  network.answer(forum.reply, (_, body) => {
    sent.push(body as (typeof sent)[number])
    const { content } = body as { content: string }
    return buildPost(sent.length, { content, isOwn: true })
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  closeReply()
  noteOpened(null)
})

test('a reply is posted once, and nothing of its draft is left', async () => {
  show()
  await write('  Mind the swell. ')
  await userEvent.click(button('Post reply'))
  expect(await screen.findByRole('button', { name: 'Write a reply' })).toBeDefined()
  expect(sent).toMatchObject([{ content: 'Mind the swell.', replyToN: null, photos: [], isAnonymous: false }])
  expect(draftNames(mara.id)).toEqual([])
})

test('a quote goes in with a way back to what it quotes, and once for each press', async () => {
  show()
  const post = buildPost(3)
  act(() => replyTo(post, 'Take two lights'))
  await waitFor(async () => expect((await field()).value).toContain('> Take two lights'))
  expect((await field()).value).toContain(
    `> [@nico_d wrote](/community/forums/threads/${threadId}?post=${post.id}):`,
  )
  expect(screen.getByRole('link', { name: '@nico_d' }).getAttribute('href')).toContain('at=3')
  fireEvent.change(await field(), { target: { value: `${(await field()).value}Which ones?` } })
  await userEvent.click(button('Post reply'))
  await waitFor(() => expect(sent).toMatchObject([{ replyToN: 3 }]))
  expect(sent[0]?.content.endsWith('Which ones?')).toBe(true)
})

test('what is written survives a closed page and a lost session, and is no one else’s', async () => {
  const first = show()
  await write('Half a thought')
  first.unmount()
  closeReply()
  const second = show()
  await userEvent.click(button('Continue your reply'))
  expect((await field()).value).toBe('Half a thought')
  expect(screen.getByText(/This is your saved draft/)).toBeDefined()
  network.refuse(forum.reply, 401, 'Please log in')
  network.refuse(auth.refresh, 401, 'This session is over')
  await userEvent.click(button('Post reply'))
  expect(await screen.findByText(/You were signed out/)).toBeDefined()
  act(expireSession)
  expect((await field()).value).toBe('Half a thought')
  // What members read is asked for anew, as a visitor reads it, and the page with it.
  second.unmount()
  const third = show({ may: { reply: false, solve: false, moderate: false, organise: false } })
  expect((await field()).value).toBe('Half a thought')
  expect(button('Post reply').getAttribute('aria-disabled')).toBeNull()
  act(() => setUser(mara))
  expect((await field()).value).toBe('Half a thought')
  third.unmount()
  closeReply()
  act(() => setUser(buildMe({ id: '018f0000-0000-7000-8000-000000000002' })))
  show()
  expect(await screen.findByRole('button', { name: 'Write a reply' })).toBeDefined()
})

test('a draft can be discarded, and had back for a moment', async () => {
  show()
  await write('Never mind')
  expect(screen.getByText(/Draft saved/)).toBeDefined()
  await userEvent.click(button('Discard'))
  expect(await screen.findByRole('button', { name: 'Write a reply' })).toBeDefined()
  expect(draftNames(mara.id)).toEqual([])
})

test('in a thread that was locked meanwhile the words stay, and the form says so', async () => {
  const { queries } = show()
  await write('Too late')
  network.refuse(forum.reply, 409, forumTexts.locked, undefined, 'locked')
  network.answer(forum.thread, buildThread({ isLocked: true }))
  await userEvent.click(button('Post reply'))
  expect(await screen.findByText(forumTexts.locked)).toBeDefined()
  expect((await field()).value).toBe('Too late')
  queries.clear()
})

test('a locked thread takes no reply, and shows what was begun', async () => {
  const first = show()
  await write('Begun before')
  first.unmount()
  closeReply()
  show({ isLocked: true, may: { reply: false, solve: false, moderate: false, organise: false } })
  expect(screen.getByText('This thread is locked, so nobody can reply.')).toBeDefined()
  await userEvent.click(button('Show what you wrote'))
  expect((await field()).value).toBe('Begun before')
  expect(button('Post reply').getAttribute('aria-disabled')).toBe('true')
})

test('a limit says when it ends, a field that is wrong says why, and nothing is lost', async () => {
  show()
  await write('Again')
  network.refuse(forum.reply, 429, 'You’ve replied often in a short time. Try again in 20 minutes.')
  await userEvent.click(button('Post reply'))
  expect(await screen.findByText(/Try again in 20 minutes/)).toBeDefined()
  expect((await field()).value).toBe('Again')
  fireEvent.change(await field(), { target: { value: '   ' } })
  await userEvent.click(button('Post reply'))
  expect(await screen.findByText(forumTexts.empty)).toBeDefined()
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
})

test('a reply that is held says so', async () => {
  network.answer(forum.reply, buildPost(1, { state: 'held', isOwn: true }))
  show()
  await write('Visit my shop')
  await userEvent.click(button('Post reply'))
  await waitFor(() =>
    expect(useToastHistory.getState().kept.map(({ message }) => message)).toContain(forumTexts.held),
  )
})

test('without a connection it waits on this device, and goes once when there is one', async () => {
  stops.push(startDelivering(show().queries))
  act(() => network.lose())
  await write('From the boat')
  expect(screen.getByText(/your reply is kept on this device/)).toBeDefined()
  await userEvent.click(button('Post reply'))
  const waits = await screen.findByRole('region', { name: 'On this device' })
  expect(within(waits).getByText('From the boat')).toBeDefined()
  expect(draftNames(mara.id)).toEqual([])
  expect(sent).toEqual([])
  act(() => network.find())
  await expect.poll(() => readWaiting(mara.id), { timeout: 15_000 }).toEqual([])
  expect(sent).toMatchObject([{ content: 'From the boat' }])
})

test('one that waits can be opened and changed, and takes its own place', async () => {
  show()
  act(() => network.lose())
  await write('First words')
  await userEvent.click(button('Post reply'))
  const waits = await screen.findByRole('region', { name: 'On this device' })
  const key = (await readWaiting(mara.id))[0]?.key
  await userEvent.click(within(waits).getByRole('button', { name: /^Open/ }))
  expect((await field()).value).toBe('First words')
  fireEvent.change(await field(), { target: { value: 'Better words' } })
  await userEvent.click(button('Post reply'))
  await expect.poll(() => readWaiting(mara.id)).toMatchObject([{ key, body: { content: 'Better words' } }])
})

test('in a category for incidents a name can be left out, and photos then stay away', async () => {
  const { category } = buildThread()
  show({ category: { ...category, kind: 'incident' } })
  await write('It happened to me, too')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Without my name' }))
  expect(screen.getByText(/Only moderators can find out/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Photos' })).toBeNull()
  await userEvent.click(button('Post reply'))
  await waitFor(() => expect(sent).toMatchObject([{ isAnonymous: true, photos: [] }]))
})

test('photos go first; one that was chosen survives a closed page', async () => {
  const uploads = stubUploads()
  network.answer(botCheck.how, { kind: 'none' })
  const first = show()
  await write('Seen today')
  await userEvent.click(button('Photos'))
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]')
    expect(found).not.toBeNull()
    return found as HTMLInputElement
  })
  await userEvent.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'turtle.jpg'), {
    applyAccept: false,
  })
  expect(await screen.findByRole('button', { name: 'Remove turtle.jpg' })).toBeDefined()
  first.unmount()
  closeReply()
  show()
  await userEvent.click(button('Continue your reply'))
  expect(await screen.findByRole('button', { name: 'Remove turtle.jpg' })).toBeDefined()
  await userEvent.click(button('Post reply'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(sent).toEqual([])
  expect(uploads[0]?.form.get('diveSiteId')).toBeNull()
  const photo = buildPhoto()
  act(() => uploads[0]?.answers(201, [{ ...photo, suggested: [] }]))
  await waitFor(() => expect(sent).toMatchObject([{ photos: [photo.id] }]))
})

test('where this device keeps nothing, that is said, and leaving asks', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ReplyPlace thread={buildThread()} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  renderPart(<RouterProvider router={router as never} />)
  const setItem = () => {
    throw new Error('No room')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem })
  await write('Only on this page')
  expect(screen.getByText(/can’t be saved on this device/)).toBeDefined()
  act(() => void router.navigate({ to: '/elsewhere' as never }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect((await field()).value).toBe('Only on this page')
})

test('a visitor is asked to log in', async () => {
  resetSession()
  act(nobodyIsSignedIn)
  show()
  await userEvent.click(button('Log in to reply'))
  expect(useModals.getState().open).toBe('login')
})
