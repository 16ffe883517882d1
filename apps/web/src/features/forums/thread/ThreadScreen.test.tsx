import { forum, type Post, type Thread, threadTopic } from '@soundings/contract/forum'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageTopics } from '#features/live/index.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { closeModal, useModals } from '#shared/session/modal-store.ts'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildPost, buildReplies, buildThread, nico, threadId } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import type { ThreadSearch } from '../forums-search.ts'
import { noteOnScreen } from './posts.queries.ts'
import { closeReply, useReply } from './reply-store.ts'
import { ThreadScreen } from './ThreadPage.tsx'

const me = buildMe()
const user = userEvent.setup()
const onElsewhere = vi.fn()
let network: ReturnType<typeof stubNetwork>
/** What the server has of the thread. */
let replies: Post[]
let about: Partial<Thread>
let readUpTo: number[]

const lastN = () => replies.at(-1)?.n ?? 0
const serve = () => {
  network.answer(forum.thread, () => buildThread({ lastN: lastN(), replies: replies.length, ...about }))
  network.answer(forum.replies, ({ searchParams }) => {
    const at = Number(searchParams.get('at'))
    const items = replies.filter(({ n }) => n >= at).slice(0, 30)
    return { items, hasBefore: at > 1, hasAfter: (items.at(-1)?.n ?? 0) < lastN(), lastN: lastN() }
  })
  network.answer(forum.read, (_, sent) => {
    const { upTo } = sent as { upTo: number }
    readUpTo.push(upTo)
    return { readN: upTo }
  })
  network.answer(forum.categories, [])
}

beforeEach(() => {
  localStorage.clear()
  resetSession()
  noteReach(true)
  closeReply()
  // Nobody was here before.
  noteOnScreen(threadId, 0)
  onElsewhere.mockClear()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  network = stubNetwork()
  replies = buildReplies(1, 3)
  about = {}
  readUpTo = []
  serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  closeModal()
})

const show = (search: ThreadSearch = {}, who: typeof me | null = me) => {
  act(() => (who ? setUser(who) : nobodyIsSignedIn()))
  return renderPart(withLinks(<ThreadScreen threadId={threadId} search={search} onElsewhere={onElsewhere} />))
}
const post = (n: number) =>
  screen.findByRole('article', { name: n === 0 ? /^First post by/ : new RegExp(`^Reply ${n}( by|$)`) })
const changed = () => act(() => pageTopics.take({ kind: 'changed', topic: threadTopic.of(threadId) }))
const pages = () => network.asked.filter((one) => one.includes('/replies?'))

test('a thread is a heading with its posts below, each an article with a heading of its own', async () => {
  about = { tags: ['torches'], isLocked: true, isPinned: true }
  show()
  await screen.findByRole('heading', { level: 1, name: 'Which torch?' })
  const opening = await post(0)
  expect(within(opening).getByText('I look for a torch for night dives.')).toBeDefined()
  expect(within(opening).getByRole('heading', { level: 2, name: 'First post by @nico_d' })).toBeDefined()
  expect(within(await post(3)).getByText('Reply 3')).toBeDefined()
  expect(screen.getByText('Locked')).toBeDefined()
  expect(screen.getByText('Pinned')).toBeDefined()
  expect(screen.getByRole('link', { name: 'torches' }).getAttribute('href')).toContain('tag=torches')
  const link = within(await post(2)).getByRole('link', { name: 'Link to reply 2' })
  expect(link.getAttribute('href')).toBe(
    `/community/forums/threads/${threadId}/which-torch?post=${replies[1]?.id}`,
  )
})

test('it opens at the page of the first unread, and of ten thousand posts those in sight exist', async () => {
  replies = buildReplies(1, 10_000)
  about = { readN: 9_000 }
  show()
  await screen.findAllByRole('article')
  expect(pages()[0]).toContain('at=9001')
  expect(screen.getAllByRole('article').length).toBeLessThan(30)
  expect(screen.getByRole('button', { name: 'Show earlier posts' })).toBeDefined()
})

test('an address opens at a number, or at a post wherever it is now', async () => {
  replies = buildReplies(1, 100)
  const { unmount } = show({ at: 70 })
  await screen.findAllByRole('article')
  expect(pages()[0]).toContain('at=61')
  unmount()
  network.asked.length = 0
  network.answer(forum.post, () => buildPost(35))
  show({ post: buildPost(35).id })
  await screen.findAllByRole('article')
  expect(pages()[0]).toContain('at=31')
})

test('a merged thread and a moved post lead on', async () => {
  const other = '0190d000-0000-7000-8000-00000000000e'
  about = { mergedInto: other }
  const { unmount } = show()
  await waitFor(() => expect(onElsewhere).toHaveBeenCalledWith(other, undefined))
  unmount()
  onElsewhere.mockClear()
  about = {}
  const { id } = buildPost(7)
  network.answer(forum.post, () => buildPost(7, { threadId: other }))
  show({ post: id })
  await waitFor(() => expect(onElsewhere).toHaveBeenCalledWith(other, id))
})

test('what is in sight is marked as read', async () => {
  about = { readN: 0 }
  show()
  await post(0)
  await waitFor(() => expect(readUpTo.length).toBeGreaterThan(0))
  expect(screen.getByText('New').closest('li')?.textContent).toContain('Reply 1')
})

test('a reply of somebody else appears, and is counted as new where it is not in sight', async () => {
  replies = buildReplies(1, 20)
  show()
  await post(0)
  replies = [...replies, buildPost(21), buildPost(22)]
  changed()
  await screen.findByRole('button', { name: '2 new replies' })
})

test('a visitor asks again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  show({}, null)
  await post(3)
  replies = [...replies, buildPost(4)]
  act(() => void vi.advanceTimersByTime(30_000))
  await post(4)
})

test('thanks are shown at once, and taken back where they fail', async () => {
  show()
  const reply = within(await post(1))
  network.answer(forum.like, { likes: 1, isLiked: true })
  await user.click(reply.getByRole('button', { name: /hank/ }))
  expect(reply.getByRole('button', { name: '1 thanks: thank @nico_d', pressed: true })).toBeDefined()
  network.refuse(forum.unlike, 500, 'Something went wrong')
  await user.click(reply.getByRole('button', { name: /hank/ }))
  await waitFor(() =>
    expect(reply.getByRole('button', { name: '1 thanks: thank @nico_d', pressed: true })).toBeDefined(),
  )
})

test('a visitor who thanks or replies is asked to log in, and then it is done', async () => {
  show({}, null)
  network.answer(forum.like, { likes: 1, isLiked: true })
  await user.click(within(await post(1)).getByRole('button', { name: /^Thanks to/ }))
  await waitFor(() => expect(useModals.getState().why).toBe('Log in to thank somebody for a post.'))
  act(() => setUser(me))
  await waitFor(() =>
    expect(network.asked).toContain(`POST /api/community/forum/replies/${buildPost(1).id}/like`),
  )
})

test('what is answered is handed to who writes, with its words where they are quoted', async () => {
  show()
  const reply = within(await post(2))
  await user.click(reply.getByRole('button', { name: 'Reply to @nico_d' }))
  const to = { n: 2, id: buildPost(2).id, handle: 'nico_d' }
  await waitFor(() => expect(useReply.getState().reply).toEqual({ threadId, to }))
  await user.click(reply.getByRole('button', { name: 'More about reply 2' }))
  await user.click(await reply.findByRole('menuitem', { name: 'Quote', hidden: true }))
  await waitFor(() =>
    expect(useReply.getState().reply).toEqual({ threadId, to, quote: { ...to, text: 'Reply 2' } }),
  )
})

const isAt = (n: number) =>
  waitFor(() => expect(document.activeElement?.getAttribute('data-post')).toBe(String(n)))

test('by keyboard one goes from post to post, and answers', async () => {
  show()
  // Nothing is laid out here, so it begins where the keyboard is.
  const opening = await post(0)
  act(() => opening.focus())
  await user.keyboard('j')
  await isAt(1)
  await user.keyboard('j')
  await isAt(2)
  await user.keyboard('k')
  await isAt(1)
  await user.keyboard('r')
  await waitFor(() => expect(useReply.getState().reply?.to?.n).toBe(1))
})

test('words that somebody selects are quoted alone, by the button beside them and by r', async () => {
  replies = [buildPost(1, { content: 'Take **two** lights.\n\nAnd a spare battery.' })]
  show()
  const strong = within(await post(1)).getByText('two')
  const select = () => {
    const range = document.createRange()
    range.selectNodeContents(strong.closest('p') as HTMLElement)
    document.getSelection()?.removeAllRanges()
    document.getSelection()?.addRange(range)
    document.dispatchEvent(new Event('selectionchange'))
  }
  act(select)
  await user.click(await screen.findByRole('button', { name: 'Quote what you selected' }))
  expect(useReply.getState().reply).toMatchObject({
    to: { n: 1 },
    quote: { n: 1, text: 'Take **two** lights.' },
  })
  act(() => {
    closeReply()
    document.dispatchEvent(new Event('selectionchange'))
  })
  expect(screen.queryByRole('button', { name: 'Quote what you selected' })).toBeNull()
  act(select)
  await user.keyboard('r')
  await waitFor(() => expect(useReply.getState().reply?.quote?.text).toBe('Take **two** lights.'))
})

test('the solution is marked, and the first post leads to it', async () => {
  about = { solutionN: 2, may: { reply: true, solve: true, moderate: false, organise: false } }
  show()
  expect(within(await post(2)).getByText('Solution')).toBeDefined()
  await user.click(within(await post(0)).getByRole('button', { name: 'Solved in reply 2' }))
  await isAt(2)
  network.answer(forum.solve, () => buildThread({ lastN: 3, solutionN: 3 }))
  about = { solutionN: 3, may: { reply: true, solve: true, moderate: false, organise: false } }
  await user.click(within(await post(3)).getByRole('button', { name: 'Mark as solution' }))
  await waitFor(async () => expect(within(await post(3)).getByText('Solution')).toBeDefined())
})

test('posts that are gone keep their places, and say what became of them', async () => {
  replies = [
    buildPost(1, { state: 'deleted', content: '', author: null }),
    buildPost(2, { state: 'removed', content: '' }),
    buildPost(3, { state: 'moved', content: '', movedTo: { threadId, n: 9 } }),
    buildPost(4, { state: 'held', isOwn: true }),
  ]
  show()
  expect(within(await post(1)).getByText('This post was deleted.')).toBeDefined()
  // Their account is there as ever: nobody is told whose it was.
  expect(within(await post(1)).getByRole('heading').textContent).toBe('Reply 1')
  expect(within(await post(2)).getByText('This post was removed by moderators.')).toBeDefined()
  const there = within(await post(3)).getByRole('link', { name: 'Go there' })
  expect(there.getAttribute('href')).toBe(`/community/forums/threads/${threadId}?at=9`)
  const own = within(await post(4))
  expect(own.getByText(/A moderator looks at this first/)).toBeDefined()
  expect(own.getByText('Reply 4')).toBeDefined()
})

test('what somebody wrote whom the reader blocked is folded until they want it', async () => {
  replies = [buildPost(1, { author: { ...nico, badge: null, isFolded: true } })]
  show()
  const folded = within(await post(1))
  expect(folded.queryByText('Reply 1')).toBeNull()
  await user.click(folded.getByRole('button', { name: 'Show' }))
  expect(folded.getByText('Reply 1')).toBeDefined()
})

test('a near miss without a name names nobody', async () => {
  const incident = { happened: 'Lost my buddy', conditions: '', learnt: '', depth: 18, gas: 'Air' }
  about = {
    author: null,
    isAnonymous: true,
    opening: buildPost(0, { author: null, isAnonymous: true, incident }),
  }
  show()
  const opening = within(await post(0))
  expect(opening.getByRole('heading', { level: 2 }).textContent).toContain('A diver, without a name')
  expect(opening.getByText('Lost my buddy')).toBeDefined()
  expect(opening.queryByRole('link', { name: /@/ })).toBeNull()
})

test('one goes to a number, to the first, and to the last', async () => {
  replies = buildReplies(1, 300)
  show()
  await post(0)
  await user.click(screen.getByRole('button', { name: /of 300: go to another one/ }))
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), '205{Enter}')
  await waitFor(() => expect(pages().some((one) => one.includes('at=181'))).toBe(true))
  await user.click(screen.getByRole('button', { name: /of 300: go to another one/ }))
  await user.click(screen.getByRole('button', { name: 'Last reply' }))
  await waitFor(() => expect(pages().some((one) => one.includes('at=271'))).toBe(true))
})

test('a thread that is not there says so; what failed can be asked for again', async () => {
  network.refuse(forum.thread, 404, 'This thread doesn’t exist')
  const { unmount } = show({}, null)
  await screen.findByRole('heading', { level: 1, name: 'Thread not found' })
  unmount()
  network.refuse(forum.thread, 500, 'Something went wrong')
  show({}, null)
  await screen.findByRole('heading', { level: 1, name: 'The thread couldn’t be loaded' })
  serve()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await post(0)
})

test('without a connection what was read stays, and new posts come when it is back', async () => {
  show()
  await post(3)
  network.lose()
  replies = [...replies, buildPost(4)]
  expect(await post(3)).toBeDefined()
  act(() => network.find())
  await post(4)
})

test('somebody watches a thread', async () => {
  show()
  await post(0)
  network.answer(forum.watch, { watch: 'watching' })
  await user.click(screen.getByRole('button', { name: 'Notifications: Normal' }))
  about = { watch: 'watching' }
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Watching/, hidden: true }))
  await screen.findByRole('button', { name: 'Notifications: Watching' })
})
