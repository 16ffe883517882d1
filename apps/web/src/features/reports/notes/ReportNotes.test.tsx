import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReportNotes } from './ReportNotes.tsx'

const show = (notes: string) => render(<ReportNotes notes={notes} />).container

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
