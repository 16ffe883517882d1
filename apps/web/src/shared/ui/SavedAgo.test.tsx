import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useConnection } from '#shared/lib/connection.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { SavedAgo } from './SavedAgo.tsx'

const minute = 60_000
afterEach(() => useConnection.setState({ isOffline: false }))

const show = (at: number, isOffline: boolean) => {
  useConnection.setState({ isOffline })
  renderPart(<SavedAgo at={at} mark={<b>kept</b>} />)
  return screen.queryByText(/^Saved/)?.textContent ?? null
}

test('without a connection the age is told, however young', () => {
  expect(show(Date.now() - 3 * minute, true)).toBe('Saved 3 minutes ago')
  expect(screen.getByText('kept')).toBeDefined()
})

test('with a connection a fresh answer says nothing about itself', () => {
  expect(show(Date.now() - 3 * minute, false)).toBeNull()
  expect(screen.queryByText('kept')).toBeNull()
})

test('an old answer tells its age even with a connection', () => {
  expect(show(Date.now() - 130 * minute, false)).toBe('Saved 2 hours ago')
})

test('where nothing has come yet there is no age', () => {
  expect(show(0, true)).toBeNull()
})
