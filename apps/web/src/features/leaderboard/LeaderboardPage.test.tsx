import { leaderboard } from '@soundings/contract/leaderboard'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { LeaderboardPage } from './LeaderboardPage.tsx'

test('the page lists the leaderboard', async () => {
  stubNetwork().answer(leaderboard.list, {
    items: [{ id: '019a0000-0000-7000-8000-000000000001', name: 'Alpha' }],
  })
  renderPart(<LeaderboardPage />)
  expect((await screen.findByRole('listitem')).textContent).toBe('Alpha')
})

test('the page says that there are none yet', async () => {
  stubNetwork().answer(leaderboard.list, { items: [] })
  renderPart(<LeaderboardPage />)
  expect(await screen.findByText('There are no leaderboard yet.')).toBeDefined()
})

test('the page says that they did not come', async () => {
  stubNetwork().refuse(leaderboard.list, 500, 'Not now')
  renderPart(<LeaderboardPage />)
  expect(await screen.findByRole('alert')).toBeDefined()
})
