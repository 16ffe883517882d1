import { forum, forumSearch, type Post, type Thread } from '@soundings/contract/forum'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftNames } from '#shared/drafts/stored-drafts.ts'
import { noteReach } from '#shared/lib/connection.ts'
import { setUser } from '#shared/session/session-store.ts'
import { emptyDevice } from '#shared/testing/device.ts'
import { buildPost, buildThread } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { DeletePost } from './DeletePost.tsx'
import { EditPost } from './EditPost.tsx'

const mara = buildMe()
const onDone = vi.fn()
let network: ReturnType<typeof stubNetwork>
let sent: unknown[]

const edit = (post: Post, thread: Thread = buildThread()) =>
  renderPart(withLinks(<EditPost thread={thread} post={post} onDone={onDone} />))
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' })
const type = async (words: string) => fireEvent.change(await field(), { target: { value: words } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  resetSession()
  setUser(mara)
  noteReach(true)
  onDone.mockClear()
  await emptyDevice(mara.id)
  network = stubNetwork()
  network.answer(forumSearch.mentions, { items: [] })
  network.answer(forum.cards, { cards: [], mentions: [] })
  sent = []
  network.answer(forum.changeReply, (_, body) => {
    sent.push(body)
    return buildPost(2, { version: 2 })
  })
  network.answer(forum.change, (_, body) => {
    sent.push(body)
    return buildThread()
  })
})

test('a reply is changed over the version that was read, and its photos are left alone', async () => {
  edit(buildPost(2, { isOwn: true }))
  await type('Better words')
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toEqual([{ content: 'Better words', version: 1 }])
  expect(draftNames(mara.id)).toEqual([])
})

test('an opening is changed with its title, by the version of the thread', async () => {
  edit(buildPost(0, { isOwn: true, version: 3 }), buildThread({ version: 5, tags: ['night'] }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Which light?' } })
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Which light?', version: 5, tags: ['night'] }]))
})

test('a moderator who changes somebody else’s words can say why', async () => {
  edit(buildPost(2))
  await type('Without the insult')
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason (optional)' }), { target: { value: 'Rude' } })
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'Rude' }]))
})

test('what somebody else saved meanwhile is shown beside one’s own, and is not overwritten unasked', async () => {
  network.refuse(forum.changeReply, 409, 'Changed', undefined, 'changed-since')
  network.answer(forum.post, buildPost(2, { content: 'Newer line\nSecond', version: 4 }))
  edit(buildPost(2, { isOwn: true, content: 'Old line\nSecond' }))
  await type('My line\nSecond')
  await save()
  expect(await screen.findByText(/was changed in the meantime/)).toBeDefined()
  expect(screen.getByText('Newer line')).toBeDefined()
  expect((await field()).value).toBe('My line\nSecond')
  expect(onDone).not.toHaveBeenCalled()
  network.answer(forum.changeReply, (_, body) => {
    sent.push(body)
    return buildPost(2, { version: 5 })
  })
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ content: 'My line\nSecond', version: 4 }]))
})

test('a change that was begun comes back, until it is saved or cancelled', async () => {
  const first = edit(buildPost(2, { isOwn: true }))
  await type('Half a change')
  first.unmount()
  const second = edit(buildPost(2, { isOwn: true }))
  expect((await field()).value).toBe('Half a change')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(draftNames(mara.id)).toEqual([])
  second.unmount()
  edit(buildPost(2, { isOwn: true }))
  expect((await field()).value).toBe('Reply 2')
})

test('a reply is deleted after a question', async () => {
  network.answer(forum.removeReply, buildPost(2, { state: 'deleted', content: '' }))
  const onClose = vi.fn()
  renderPart(withLinks(<DeletePost thread={buildThread()} post={buildPost(2)} onClose={onClose} />))
  expect(await screen.findByText(/a line says that a reply was deleted/)).toBeDefined()
  expect(network.asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a thread that others answered says that it stays', async () => {
  network.refuse(forum.remove, 409, 'Others have replied.', undefined, 'answered')
  renderPart(withLinks(<DeletePost thread={buildThread()} post={buildPost(0)} onClose={() => undefined} />))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Others have replied.')).toBeDefined()
})
