import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { buildTrip } from '#shared/testing/trips.ts'
import { withLinks } from '#shared/testing/with-links.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import { leaveBehind, listTaken } from './taken.ts'
import { measure, NoRoom } from './taking.ts'

vi.mock('./taken.ts', () => ({ canTakeAlong: () => true, listTaken: vi.fn(), leaveBehind: vi.fn() }))
vi.mock('./taking.ts', () => {
  class NoRoom extends Error {}
  return { NoRoom, measure: vi.fn(), takeAlong: vi.fn() }
})

const user = userEvent.setup()
const other = { tripId: 'another', name: 'Malta in May', at: 1, changedAt: '', sites: 2, bytes: 12_000_000 }

test('where there is no room, another trip is removed, and then there is', async () => {
  vi.mocked(listTaken).mockResolvedValueOnce([other]).mockResolvedValue([])
  vi.mocked(measure).mockRejectedValueOnce(new NoRoom('No room.')).mockResolvedValue(2_000_000)
  renderPart(withLinks(<TakeAlong personId="me" trip={buildTrip()} />))
  await user.click(await screen.findByRole('button', { name: 'Take it along' }))
  expect(await screen.findByText('No room.')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Other trips on this device' }).textContent).toContain(
    'Malta in Mayabout 12 MB',
  )
  await user.click(screen.getByRole('button', { name: 'Remove Malta in May from this device' }))
  expect(leaveBehind).toHaveBeenCalledWith('me', 'another')
  expect(await screen.findByText(/It takes about 2 MB/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Other trips on this device' })).toBeNull()
})
