import { forum } from '@soundings/contract/forum'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildPost, buildThread, nico } from '#shared/testing/forums.ts'
import { stubNetwork } from '#shared/testing/network.ts'
import { resetSession } from '#shared/testing/people.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { PostHistory } from './PostHistory.tsx'

const yesterday = new Date(Date.now() - 86_400_000).toISOString()
const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
let network: ReturnType<typeof stubNetwork>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  resetSession()
  network = stubNetwork()
})

test('each change says when, by whom and why, and what went and came', async () => {
  network.answer(forum.history, {
    items: [
      { version: 2, title: null, content: 'One\nTwo', at: hourAgo, by: nico, reason: 'Spelling' },
      { version: 1, title: null, content: 'One', at: yesterday, by: null, reason: null },
    ],
  })
  const post = buildPost(3, { content: 'One\n2', editedAt: new Date().toISOString(), version: 3 })
  renderPart(<PostHistory post={post} onClose={() => undefined} />)
  const changes = await screen.findAllByText(/changed it/)
  expect(changes).toHaveLength(2)
  expect(changes[0]?.textContent).toContain('@nico_d changed it just now')
  expect(changes[1]?.textContent).toContain('Its author changed it 1 hour ago')
  expect(screen.getByText('Reason: Spelling')).toBeDefined()
  const [newest, first] = changes.map((head) => within(head.parentElement as HTMLElement))
  const lines = newest?.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([' One', '−Removed: Two', '+Added: 2'])
  expect(first?.getAllByRole('listitem').at(-1)?.textContent).toBe('+Added: Two')
})

test('of an opening its titles are told, too', async () => {
  network.answer(forum.thread, buildThread({ title: 'Which torch?' }))
  network.answer(forum.history, {
    items: [{ version: 1, title: 'Torch', content: 'Words', at: yesterday, by: nico, reason: null }],
  })
  const post = buildPost(0, { content: 'Words', editedAt: hourAgo, version: 2 })
  renderPart(<PostHistory post={post} onClose={() => undefined} />)
  expect(await screen.findByText('Which torch?')).toBeDefined()
  expect(screen.getByText('Torch')).toBeDefined()
})
