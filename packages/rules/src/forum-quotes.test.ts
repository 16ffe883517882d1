import { expect, test } from 'vitest'
import { quotedPosts, quoteOf } from './forum-quotes.ts'

const threadId = '0190d000-0000-7000-8000-00000000000d'
const postId = '0190e000-0000-7000-8000-00000000000e'
const post = { threadId, postId, handle: 'nico_d' }

test('a quote says who wrote it, leads back, and ends before the words that follow', () => {
  expect(quoteOf(post, 'Mind the **swell**\n\nIn spring')).toBe(
    `> [@nico_d wrote](/community/forums/threads/${threadId}?post=${postId}):\n>\n> Mind the **swell**\n>\n> In spring\n\n`,
  )
})

test('whoever has no name is a diver', () => {
  expect(quoteOf({ ...post, handle: null }, 'Free flow')).toContain('> [A diver wrote](')
})

test('a quote of a quote keeps the words of its author alone', () => {
  const reply = `${quoteOf(post, 'Which boat?')}The blue one`
  const again = quoteOf({ ...post, handle: 'mara_l' }, reply)
  expect(again).toContain('> The blue one')
  expect(again).not.toContain('Which boat?')
  expect(quoteOf(post, '> Only this')).toContain('> > Only this')
})

test('the posts that are quoted are found, each once, and nothing else is', () => {
  const other = '0190e000-0000-7000-8000-00000000000f'
  const text = [
    quoteOf(post, 'One'),
    'Yes\n',
    quoteOf({ ...post, postId: other, handle: null }, 'Two'),
    quoteOf(post, 'Three'),
    `[@nico_d wrote](/community/forums/threads/${threadId}?post=${threadId}): no quote`,
    `> [@nico_d wrote](https://example.org/community/forums/threads/${threadId}?post=${threadId}):`,
  ].join('\n')
  expect(quotedPosts(text)).toEqual([
    { threadId, postId },
    { threadId, postId: other },
  ])
})

test('ten thousand quotes inside each other are read at once', () => {
  expect(quotedPosts(`${'> '.repeat(10_000)}x`)).toEqual([])
  expect(quoteOf(post, `${'> '.repeat(10_000)}x\nMine`)).toContain('> Mine')
})
