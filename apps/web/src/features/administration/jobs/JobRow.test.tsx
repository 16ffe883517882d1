import { administration, type Job } from '@soundings/contract/administration'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { JobRow } from './JobRow.tsx'

const user = userEvent.setup()
const job: Job = {
  id: '7',
  task: 'make-thumbnails',
  state: 'failed',
  attempts: 13,
  maxAttempts: 13,
  runAt: '2026-06-01T10:00:00Z',
  createdAt: '2026-06-01T10:00:00Z',
  lastError: 'The disk was full',
}
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  resetSession()
  network = stubNetwork()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const ask = async (button: string) => {
  renderPart(
    <ul>
      <JobRow job={job} />
    </ul>,
  )
  await user.click(screen.getByRole('button', { name: `${button}: make-thumbnails` }))
  return within(await screen.findByRole('dialog'))
}

test('a failed job is retried once that was asked', async () => {
  network.answer(administration.retryJob, { ...job, state: 'waiting', attempts: 0 })
  const dialog = await ask('Retry')
  expect(network.asked).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(network.asked).toContain('POST /api/admin/jobs/7/retry'))
})

test('a failure stands above the question, and nothing is discarded by leaving', async () => {
  network.refuse(administration.discardJob, 409, 'This job is running right now', undefined, 'job-running')
  const dialog = await ask('Discard')
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This job is running right now')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(network.asked).toEqual(['DELETE /api/admin/jobs/7'])
})
