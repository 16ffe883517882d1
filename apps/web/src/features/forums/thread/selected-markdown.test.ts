// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { selectedMarkdown } from './selected-markdown.ts'

const read = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return selectedMarkdown(template.content)
}

test.each([
  ['words within a paragraph', 'take two lights', 'take two lights'],
  ['two paragraphs', '<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
  ['a new line', '<p>In at nine<br>\nOut at ten</p>', 'In at nine\nOut at ten'],
  [
    'bold and slanted words',
    '<p>A <strong>great</strong> and <em>calm</em> dive</p>',
    'A **great** and *calm* dive',
  ],
  ['a list', '<ul>\n<li>turtles</li>\n<li>rays</li>\n</ul>', '- turtles\n- rays'],
  ['a numbered list from its middle', '<ol start="3"><li>rays</li><li>eels</li></ol>', '3. rays\n4. eels'],
  ['a part of a list', '<li>turtles</li><li>rays</li>', '- turtles\n\n- rays'],
  [
    'a link, without the host beside it',
    '<a href="https://a.example/b">the boat</a><span data-unquoted> (a.example)</span>',
    '[the boat](https://a.example/b)',
  ],
  ['somebody’s name', 'ask <a href="/profile/ana_r">@ana_r</a>', 'ask @ana_r'],
  ['a quote', '<blockquote><p>go early</p></blockquote><p>Yes</p>', '> go early\n\nYes'],
  ['code', '<code>14*05</code>', '`14*05`'],
])('%s is quoted as it reads', (_, html, markdown) => {
  expect(read(html)).toBe(markdown)
})

test.each([
  ['a star', '2*3*4', '2\\*3\\*4'],
  ['a hash at the beginning of a line', '<p># no heading</p>', '\\# no heading'],
  ['a number', '<p>1. no list</p>', '1\\. no list'],
  ['a dash', '<p>- no list</p>', '\\- no list'],
  ['an angle', '<p>&gt; no quote</p>', '\\> no quote'],
  ['brackets', '[words](https://a.example)', '\\[words](https://a.example)'],
  ['an underscore before a word', '_so_ and ana_r', '\\_so\\_ and ana_r'],
])('%s that is no sign stays what it is', (_, html, markdown) => {
  expect(read(html)).toBe(markdown)
})

test('a selection of nothing but space is nothing', () => {
  expect(read('<p> </p>\n')).toBe('')
})
