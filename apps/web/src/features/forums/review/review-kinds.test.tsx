import { forumModeration } from '@soundings/contract/forum'
import type { FlaggedReply } from '@soundings/contract/forum-review'
import { PendingPreview } from '@soundings/contract/moderation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { buildLine, buildPost, buildPostAuthor, buildThread } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { withLinks } from '#shared/testing/with-links.tsx'
import { flaggedReply, flaggedThread, postKind } from './review-kinds.tsx'

const user = userEvent.setup()
const thread = buildLine()
const post = buildPost(3, { content: 'Buy **now**', author: null, isAnonymous: true })

const preview = PendingPreview.parse({
  id: post.id,
  type: 'posts',
  createdAt: post.createdAt,
  title: 'Which torch?',
  siteName: null,
  caption: null,
  description: null,
  content: null,
  authorHandle: null,
  conflict: null,
  version: 1,
  threadTitle: 'Which torch?',
  category: { slug: 'questions', name: 'Questions' },
  isThread: false,
  post,
  thread,
  signals: ['A link by somebody new', 'The same text for the third time'],
  author: null,
})
const map = () => null

test('a held post is read in its thread, with what is risky about it, and who wrote it is one press away', async () => {
  const network = stubNetwork()
  network.answer(forumModeration.author, { author: buildPostAuthor({ name: 'Ana Ruiz' }) })
  renderPart(
    withLinks(
      <Suspense>
        {postKind.main(preview, map)}
        {postKind.rail?.(preview)}
      </Suspense>,
    ),
  )
  const why = within(await screen.findByRole('region', { name: 'Why it’s here' }))
  expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A link by somebody new',
    'The same text for the third time',
  ])
  expect(screen.getByText('Reply 3 in a thread')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Which torch\?/ }).getAttribute('href')).toContain(
    `?post=${post.id}`,
  )
  expect((await screen.findByText('now')).tagName).toBe('STRONG')
  expect(screen.getByRole('article', { name: 'Post by A diver, without a name' })).toBeDefined()
  const who = within(screen.getByRole('region', { name: 'Who wrote this?' }))
  expect(network.asked).toEqual([])
  await user.click(who.getByRole('button', { name: 'Show the name' }))
  expect(await who.findByText('Ana Ruiz')).toBeDefined()
})

test('approving says what it does, and nobody is called deleted who has no name', () => {
  expect(postKind.consequence(preview)).toContain('tells who follows')
  expect(postKind.nobody?.(preview)).toBe('Written without a name')
})

test('upholding a report hides the thread or the reply, and promises nothing where it is gone', () => {
  const reply: FlaggedReply = { type: 'replies', post, thread }
  expect(flaggedReply.takenDown(reply)).toBe('Approving hides the reply.')
  expect(flaggedReply.takenDown({ ...reply, post: { ...post, state: 'deleted' } })).toBeNull()
  const opening = { type: 'threads' as const, post: buildThread().opening, thread }
  expect(flaggedThread.takenDown(opening)).toBe('Approving hides the thread with all its replies.')
})
