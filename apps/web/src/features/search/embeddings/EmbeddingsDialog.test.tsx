import { search } from '@soundings/contract/search'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { useToastHistory } from '#shared/ui/toast-history.ts'
import { closeEmbeddings, openEmbeddings } from './embeddings-store.ts'
import { EmbeddingsWindow } from './lazy-embeddings.tsx'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  act(closeEmbeddings)
  useToastHistory.setState({ kept: [] })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  network = stubNetwork()
  network.answer(search.progress, { backfill: null })
})

const open = async () => {
  renderPart(<EmbeddingsWindow />)
  act(openEmbeddings)
  await screen.findByText(
    'Run server-side embeddings backfill now with force=true (recompute all approved sites)?',
    {},
    { timeout: 5_000 },
  )
  return screen.getByRole('button', { name: 'Run backfill' })
}
const told = () => useToastHistory.getState().kept.map(({ message }) => message)

test('an admin is asked in the words of the specification and hears how many are done', async () => {
  network.answer(search.backfill, { processed: 0 })
  const run = await open()
  expect(network.asked.filter((call) => call.startsWith('POST'))).toEqual([])
  network.answer(search.progress, {
    backfill: { state: 'running', processed: 120, total: 431, startedAt: '2026-11-01T10:00:00Z' },
  })
  await userEvent.click(run)
  await waitFor(() => expect(told()).toEqual(['Backfill started: processed=0']))
  expect(network.asked).toContain('POST /api/admin/embeddings/backfill?force=true')
  expect(await screen.findByText(/120 of 431 sites/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Run backfill' })).toBeNull()
  // Not the cross of the window.
  const [, close] = screen.getAllByRole('button', { name: 'Close' })
  expect(document.activeElement).toBe(close)
})

test('a failure shows the words of the server, or that it failed', async () => {
  network.refuse(search.backfill, 409, 'A backfill runs already')
  const run = await open()
  await userEvent.click(run)
  await waitFor(() => expect(told()).toEqual(['A backfill runs already']))
})

test('a run that failed says how far it came, and may be started anew', async () => {
  network.answer(search.progress, {
    backfill: { state: 'failed', processed: 120, total: 431, startedAt: '2026-11-01T10:00:00Z' },
  })
  await open()
  expect((await screen.findByRole('status')).textContent).toBe('120 of 431 sites. The last run failed.')
  expect(screen.getByRole('button', { name: 'Run backfill' })).toBeDefined()
})
