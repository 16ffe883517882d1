import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { withLinks } from '#shared/testing/with-links.tsx'
import { WrittenText } from './WrittenText.tsx'

const show = (notes: string) => render(<WrittenText text={notes} />).container

test('notes are read with bold and slanted words, lists and quotes', () => {
  const notes = show('A **great** and *calm* dive\n\n- turtles\n- rays\n\n> go early\n\n`14:05`')
  expect([...notes.querySelectorAll('strong, em, li, blockquote, code')].map((one) => one.tagName)).toEqual([
    'STRONG',
    'EM',
    'LI',
    'LI',
    'BLOCKQUOTE',
    'CODE',
  ])
})

test('a new line is a new line', () => {
  expect(show('In at nine\nOut at ten').querySelectorAll('br')).toHaveLength(1)
})

test('a heading is no heading of the page', () => {
  const notes = show('# The wreck')
  expect(notes.querySelector('h1')).toBeNull()
  expect(notes.querySelector('strong')?.textContent).toBe('The wreck')
})

test('a link leads to the web, and nothing is vouched for', () => {
  show('[the boat](https://example.org/boat)')
  const link = screen.getByRole('link', { name: 'the boat' })
  expect(link.getAttribute('href')).toBe('https://example.org/boat')
  expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc')
})

test.each([
  ['a script', '[boat](javascript:alert(1))'],
  ['a script in disguise', '[boat](java\u0001script:alert(1))'],
  ['data', '[boat](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a place on this page', '[boat](/moderator/report)'],
])('a link to %s is only its words', (_, notes) => {
  const shown = show(notes)
  expect(shown.querySelector('a')).toBeNull()
  expect(shown.textContent).toContain('boat')
})

test('HTML is read as it was typed, and runs nothing', () => {
  const notes = show('<img src=x onerror=alert(1)> <b>bold</b>\n\n<script>alert(1)</script>')
  expect(notes.querySelector('img, b, script')).toBeNull()
  expect(notes.textContent).toContain('<b>bold</b>')
})

test('pictures from elsewhere are not shown', () => {
  expect(show('![a turtle](https://example.org/turtle.jpg)').querySelector('img')).toBeNull()
})

test.each([
  ['quotes', '>'.repeat(9_000)],
  ['lists', `${'- '.repeat(4_500)}x`],
  ['numbered lists', `${'1. '.repeat(3_000)}x`],
  ['both', `${'> - '.repeat(2_400)}x`],
])('%s inside each other without end do not stop the page', (_, notes) => {
  const start = performance.now()
  show(`${notes}\n\nThe end`)
  expect(screen.getByText('The end')).toBeDefined()
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('beside a link stands where it leads, if its words say otherwise', () => {
  expect(show('[the boat](https://example.org/boat)').textContent).toBe('the boat (example.org)')
  expect(show('[example.org](https://example.org/boat)').textContent).toBe('example.org')
})

test('an address among the words is a link, but not in code', () => {
  const written = show('See https://example.org/boat. Or `https://example.org/code`')
  const links = [...written.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/boat'])
  expect(links[0]?.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc')
  expect(written.textContent).toBe('See https://example.org/boat. Or https://example.org/code')
})

const showOwn = (text: string, more: Omit<ComponentProps<typeof WrittenText>, 'text'> = {}) =>
  render(withLinks(<WrittenText text={text} {...more} />)).container
const hrefsOf = (written: Element) =>
  [...written.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('usernames lead to the profiles of people, and to no others', () => {
  const written = showOwn('@Ana, @nobody and mail@ana: `@ana`', { mentions: ['ana'] })
  expect(hrefsOf(written)).toEqual(['/profile/Ana'])
  expect(written.textContent).toBe('@Ana, @nobody and mail@ana: @ana')
})

test('our own addresses lead into the app, as paths only where that is said', () => {
  const { origin } = window.location
  const written = showOwn(`${origin}/sites/1 [here](/forums/1) [there](/moderator)`, {
    ownPaths: ['/forums/'],
  })
  expect(hrefsOf(written)).toEqual(['/sites/1', '/forums/1'])
  expect(written.querySelector('[target]')).toBeNull()
})

test('what a card shows is called by its title, and left out where it stands alone', () => {
  const address = `${window.location.origin}/sites/1`
  const written = showOwn(`At ${address} today\n\n${address}\n\nGreat`, { titleOf: () => 'Blue Hole' })
  expect(written.textContent?.replace(/\s+/g, ' ').trim()).toBe('At Blue Hole today Great')
})
