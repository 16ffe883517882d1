import { search } from '@soundings/contract/search'
import { sites } from '@soundings/contract/sites'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { ask, clearChat } from '../chat/chat.ts'
import { useChat } from '../chat/chat-store.ts'
import { readTurns } from '../chat/kept-turns.ts'
import { lastFound } from '../chat/turn.ts'
import { buildReply, siteIds } from '../search.build.ts'
import { RelatedSites } from './RelatedSites.tsx'
import { useRelated } from './use-related.ts'

let network: ReturnType<typeof stubNetwork>
beforeEach(() => {
  act(clearChat)
  network = stubNetwork()
  network.answer(sites.batch, (_url, sent) => ({
    items: (sent as { ids: string[] }).ids.map((id) => ({
      id,
      mapId: Number(id.slice(-12)),
      slug: 'reef',
      siteName: `Reef ${Number(id.slice(-12))}`,
      city: null,
      region: null,
      country: 'Malta',
      coordinates: [14, 36] as [number, number],
      maxDepth: 20,
      averageDepth: null,
      difficulty: null,
      access: null,
      accessStatus: null,
      waterBodyType: null,
      diveSiteCategory: null,
      averageRating: null,
      thumbnailUrl: null,
      isThumbnailDrawn: false,
      wreckLook: null,
      approvalStatus: 'approved' as const,
    })),
  }))
})

const onSelect = vi.fn()
const onShowAll = vi.fn()
const List = () => {
  const found = lastFound(useChat((chat) => chat.turns))
  return (
    <RelatedSites related={useRelated(found)} selectedId={null} onSelect={onSelect} onShowAll={onShowAll} />
  )
}

const show = async (known: number, total: number) => {
  network.answer(search.query, buildReply({ relatedSites: siteIds(known), totalSites: total }))
  await ask('reefs', { siteId: null })
  const { container } = renderPart(<List />)
  await screen.findByRole('link', { name: /Reef 1\b/ })
  const scroller = container.querySelector('section > div')
  if (!scroller) throw new Error('there is no list')
  return {
    rows: () => screen.getAllByRole('listitem').length,
    scrollToEnd: () => act(() => void fireEvent.scroll(scroller)),
  }
}

test('fifteen are listed, and ten more whenever the list nears its end', async () => {
  const { rows, scrollToEnd } = await show(61, 61)
  expect(rows()).toBe(15)
  expect(screen.getByRole('status').textContent).toBe('15 of 61 related sites')
  scrollToEnd()
  expect(rows()).toBe(25)
  scrollToEnd()
  expect(rows()).toBe(35)
})

test('no more are listed before anybody reads on, also while the rows are on their way', async () => {
  const rowHeight = 63
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
  height.mockImplementation(function (this: HTMLElement) {
    return Math.max(this.clientHeight, this.querySelectorAll('li').length * rowHeight)
  })
  const { rows } = await show(61, 61)
  expect(rows()).toBe(15)
  height.mockRestore()
})

test('a list that does not fill its place goes on by itself', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get')
  height.mockImplementation(function (this: HTMLElement) {
    return this.clientHeight + (this.querySelectorAll('li').length < 35 ? 0 : 1)
  })
  const { rows } = await show(61, 61)
  await waitFor(() => expect(rows()).toBe(35))
  height.mockRestore()
})

test('when fewer than a batch is left, more ids are asked for', async () => {
  const { scrollToEnd } = await show(50, 90)
  const calls = () => network.asked.filter((call) => call.includes('/api/ai/query')).length
  network.answer(search.query, buildReply({ relatedSites: siteIds(40, 51), totalSites: 90 }))
  scrollToEnd()
  expect(calls()).toBe(1)
  scrollToEnd()
  await waitFor(() => expect(calls()).toBe(2))
  await waitFor(() => expect(lastFound(useChat.getState().turns)?.answer.relatedSites).toHaveLength(90))
})

test('more sites that did not come are told, and can be asked for again', async () => {
  const { scrollToEnd } = await show(20, 90)
  network.refuse(search.query, 503, 'Not now')
  scrollToEnd()
  expect((await screen.findByRole('alert')).textContent).toContain('Not now')
  network.answer(search.query, buildReply({ relatedSites: siteIds(70, 21), totalSites: 90 }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('what was listed once is there without a connection, on the next visit too', async () => {
  network.answer(search.query, buildReply({ relatedSites: siteIds(2), totalSites: 2 }))
  await ask('reefs', { siteId: null })
  const { unmount } = renderPart(<List />)
  await screen.findByRole('link', { name: /Reef 2\b/ })
  unmount()
  network.cut(sites.batch)
  act(() => useChat.setState({ turns: readTurns(null) ?? [] }))
  renderPart(<List />)
  expect(await screen.findByRole('link', { name: /Reef 2\b/ })).toBeDefined()
  await waitFor(() => expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a site opens, and all sites come back', async () => {
  await show(2, 2)
  await userEvent.click(screen.getByRole('link', { name: /Reef 2\b/ }))
  expect(onSelect).toHaveBeenCalledWith(siteIds(2)[1])
  await userEvent.click(screen.getByRole('button', { name: 'Show all sites' }))
  expect(onShowAll).toHaveBeenCalledOnce()
})
