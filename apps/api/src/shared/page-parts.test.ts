import { expect, test } from 'vitest'
import { withParts } from './page-parts.ts'

const html =
  '<template><link href="/app.js"><!--site-page <link href="/site.js">--><!--thread-page <link href="/post.js">--></template>'

test('a page names its own parts, and those of no other', () => {
  expect(withParts(html, 'thread')).toBe('<template><link href="/app.js"><link href="/post.js"></template>')
  expect(withParts(html)).toBe('<template><link href="/app.js"></template>')
})
