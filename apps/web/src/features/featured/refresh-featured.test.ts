// @vitest-environment happy-dom
import { featured } from '@soundings/contract/featured'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { refreshFeatured } from './refresh.ts'

beforeEach(() => useToastHistory.setState({ kept: [] }))

test('an admin hears that the featured sites are ranked anew', async () => {
  const network = stubNetwork()
  network.answer(featured.update, { message: 'Done', updated_sites: 12 })
  await refreshFeatured(new QueryClient())
  expect(useToastHistory.getState().kept).toMatchObject([
    { type: 'success', message: 'Featured sites refreshed successfully!' },
  ])
})

test('a failure is told with a way to try again', async () => {
  const notify = vi.spyOn(toast, 'notify').mockImplementation(() => undefined)
  const network = stubNetwork()
  network.cut(featured.update)
  await refreshFeatured(new QueryClient())
  const { message, action } = notify.mock.calls[0]?.[0] ?? {}
  expect(message).toBe('Failed to refresh featured sites.')
  network.answer(featured.update, { message: 'Done', updated_sites: 12 })
  action?.act()
  await vi.waitFor(() => expect(useToastHistory.getState().kept).toHaveLength(1))
  notify.mockRestore()
})
