import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withLinks } from '#shared/testing/with-links.tsx'
import { LinkedText } from './LinkedText.tsx'

const show = (text: string, isPlain = false) =>
  render(
    withLinks(
      <p data-testid="text">
        <LinkedText text={text} isPlain={isPlain} />
      </p>,
    ),
  )

test('an address elsewhere opens apart, and its page learns nothing of this one', () => {
  show('See https://reef.example/a.')
  const link = screen.getByRole('link', { name: 'https://reef.example/a' })
  expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.getByTestId('text').textContent).toBe('See https://reef.example/a.')
})

test('an own address is told as its path', () => {
  show(`${window.location.origin}/sites/1 is nice`)
  expect(screen.getByRole('link', { name: '/sites/1' }).getAttribute('href')).toBe('/sites/1')
})

test('or as what it leads to is called', () => {
  render(
    withLinks(<LinkedText text={`${window.location.origin}/sites/1 is nice`} named={() => 'Blue Hole'} />),
  )
  expect(screen.getByRole('link', { name: 'Blue Hole' }).getAttribute('href')).toBe('/sites/1')
})

test('where the words name another host, the real one stands beside them', () => {
  show('https://bank.example@evil.example/x')
  expect(screen.getByRole('link').textContent).toBe('https://bank.example@evil.example/x (evil.example)')
})

test('what a stranger wrote has no links, and nothing but web addresses ever has', () => {
  show('https://reef.example', true)
  show('javascript:alert(1) <a href="https://x.example">x</a>')
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://x.example/',
  ])
})
