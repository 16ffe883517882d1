// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { nobodyIsSignedIn, setUser } from '#shared/session/session-store.ts'
import { buildMe, resetSession } from '#shared/testing/people.ts'
import { useNavigation } from './navigation.ts'

beforeEach(resetSession)

test('whoever may add sites finds where', () => {
  nobodyIsSignedIn()
  const { result } = renderHook(useNavigation)
  const labels = () => result.current.map(({ label }) => label)
  expect(labels()).toEqual(['Explore', 'Leaderboard', 'Species', 'Statistics', 'Emergency', 'About'])
  act(() => setUser(buildMe()))
  expect(labels()).toEqual([
    'Explore',
    'Add Site',
    'Leaderboard',
    'Species',
    'Statistics',
    'Emergency',
    'About',
  ])
})
