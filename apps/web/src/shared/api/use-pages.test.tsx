import { sites } from '@soundings/contract/sites'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildSummary } from '#shared/testing/sites.ts'
import { readPages } from './query.ts'
import { createQueryClient } from './query-client.ts'
import { itemsOf, usePages } from './use-pages.ts'

type Site = ReturnType<typeof buildSummary>

const ids = ['1', '2', '3'].map((number) => `00000000-0000-4000-9000-00000000000${number}`)
const [one, two, three] = [0, 1, 2].map((at) => buildSummary({ id: ids[at] ?? '' })) as [Site, Site, Site]

let network = stubNetwork()
beforeEach(() => {
  network = stubNetwork()
})

/** The second page begins with what the first one ended with. */
const serveTwoPages = () =>
  network.answer(sites.list, (address) =>
    address.searchParams.get('cursor') === 'next'
      ? { items: [two, three], nextCursor: null, total: 3 }
      : { items: [one, two], nextCursor: 'next', total: 3 },
  )

const read = () => {
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const asked = { ...readPages(sites.list, { query: {} }), retry: false }
  return renderHook(() => usePages(asked), { wrapper })
}

const idsOf = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id)

test('pages come one by one, each item once, until the end', async () => {
  serveTwoPages()
  const { result } = read()
  expect(result.current).toMatchObject({ items: undefined, isLoading: true, total: 0, error: null })
  await waitFor(() => expect(result.current.isAnswered).toBe(true))
  expect(result.current).toMatchObject({ isLoading: false, hasMore: true, total: 3, hasMoreFailed: false })
  expect(idsOf(result.current.items)).toEqual(ids.slice(0, 2))
  act(() => result.current.readOn())
  await waitFor(() => expect(result.current.hasMore).toBe(false))
  expect(idsOf(result.current.items)).toEqual(ids)
})

test('a first page that does not come is told, and asked for again', async () => {
  network.refuse(sites.list, 400, 'No')
  const { result } = read()
  await waitFor(() => expect(result.current.error?.message).toBe('No'))
  expect(result.current).toMatchObject({ items: undefined, isLoading: false, isAnswered: false })
  serveTwoPages()
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.isAnswered).toBe(true))
  expect(result.current.error).toBeNull()
})

test('a next page that does not come keeps what is there, and no list goes on by itself', async () => {
  serveTwoPages()
  const { result } = read()
  await waitFor(() => expect(result.current.hasMore).toBe(true))
  network.refuse(sites.list, 400, 'No')
  act(() => result.current.readOn())
  await waitFor(() => expect(result.current.hasMoreFailed).toBe(true))
  expect(result.current.error?.message).toBe('No')
  expect(idsOf(result.current.items)).toEqual(ids.slice(0, 2))
  const before = network.asked.length
  act(() => result.current.readOn())
  expect(network.asked).toHaveLength(before)
  serveTwoPages()
  act(() => result.current.retry())
  await waitFor(() => expect(idsOf(result.current.items)).toEqual(ids))
})

test('a page that is on its way is not asked for again', async () => {
  serveTwoPages()
  const { result } = read()
  await waitFor(() => expect(result.current.hasMore).toBe(true))
  const gate = Promise.withResolvers<void>()
  network.answer(sites.list, async () => {
    await gate.promise
    return { items: [three], nextCursor: null, total: 3 }
  })
  const before = network.asked.length
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.isLoadingMore).toBe(true))
  act(() => {
    result.current.loadMore()
    result.current.readOn()
  })
  gate.resolve()
  await waitFor(() => expect(idsOf(result.current.items)).toEqual(ids))
  expect(network.asked).toHaveLength(before + 1)
})

test('items may be named by more than their id', () => {
  const pages = [{ items: [{ id: 'a', type: 'site' }] }, { items: [{ id: 'a', type: 'photo' }] }]
  expect(itemsOf({ pages }, ({ id }) => id)).toHaveLength(1)
  expect(itemsOf({ pages }, ({ id, type }) => `${type} ${id}`)).toHaveLength(2)
  expect(itemsOf(undefined, ({ id }: { id: string }) => id)).toEqual([])
})
