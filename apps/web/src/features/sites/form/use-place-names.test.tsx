import type { Coordinates } from '@soundings/contract/common'
import { type NearbySite, sites } from '@soundings/contract/sites'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { stubNetwork } from '#shared/testing/network.ts'
import { buildSummary } from '#shared/testing/sites.ts'
import { emptyValues, TypedSite } from './site-values.ts'
import { usePlaceNames } from './use-place-names.ts'
import { useSiteForm } from './use-site-form.ts'

let network: ReturnType<typeof stubNetwork>

const near = (country: string | null, region: string | null): NearbySite => ({
  ...buildSummary({ country, region }),
  distance: 1,
})
/** By latitude: what is known there. */
const known: Record<number, NearbySite[]> = {
  27: [near('Egypt', 'Red Sea')],
  35: [near('Malta', null)],
  50: [],
}

beforeEach(() => {
  network = stubNetwork()
  network.answer(sites.search, (_, sent) => {
    const items = known[(sent as { lat: number }).lat] ?? []
    return { items, total: items.length }
  })
})

const begin = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const { result } = renderHook(
    () => {
      const { form } = useSiteForm(TypedSite, emptyValues(), { typed: undefined })
      return { form, filled: usePlaceNames(form, true) }
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  )
  const place = (lat: number) => {
    const at: Coordinates = [14, lat]
    act(() => result.current.form.setFieldValue('coordinates', at))
  }
  const names = () => {
    const { country, region } = result.current.form.values
    return { country, region }
  }
  return { result, place, names }
}

test('what was filled in follows the place, also to where nothing is known', async () => {
  const { place, names } = begin()
  place(27)
  await waitFor(() => expect(names()).toEqual({ country: 'Egypt', region: 'Red Sea' }))
  place(35)
  await waitFor(() => expect(names()).toEqual({ country: 'Malta', region: '' }))
  place(27)
  await waitFor(() => expect(names()).toEqual({ country: 'Egypt', region: 'Red Sea' }))
  place(50)
  await waitFor(() => expect(names()).toEqual({ country: '', region: '' }))
})

test('what the person typed stays wherever the place goes', async () => {
  const { result, place, names } = begin()
  place(27)
  await waitFor(() => expect(names().country).toBe('Egypt'))
  act(() => result.current.form.setFieldValue('region', 'Safaga'))
  place(35)
  await waitFor(() => expect(names()).toEqual({ country: 'Malta', region: 'Safaga' }))
  expect(result.current.filled).toEqual({ country: 'Malta', region: '' })
})

test('where nobody could say, nothing false is left behind', async () => {
  const { place, names } = begin()
  place(27)
  await waitFor(() => expect(names().country).toBe('Egypt'))
  network.cut(sites.search)
  place(35)
  await waitFor(() => expect(names()).toEqual({ country: '', region: '' }))
})
