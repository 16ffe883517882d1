import { addProtocol } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { offerTiles } from './found-tiles.ts'

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }))

const [, answer] = vi.mocked(addProtocol).mock.calls[0] ?? []
const sizeOf = async (address: string) => {
  const url = address.replace('{z}/{x}/{y}', '0/0/0')
  const reply = await answer?.({ url, type: 'arrayBuffer' }, new AbortController())
  return (reply?.data as ArrayBuffer | undefined)?.byteLength
}
const set = (lng: number) => ({ mapId: [1], lng: [lng], lat: [0], depth: [12] })

test('each set has tiles of its own, until it is forgotten', async () => {
  const [one, other] = [offerTiles(set(0)), offerTiles(set(1e5))]
  expect(one.address).not.toBe(other.address)
  expect(await sizeOf(one.address)).toBeGreaterThan(0)
  one.forget()
  expect(await sizeOf(one.address)).toBe(0)
  expect(await sizeOf(other.address)).toBeGreaterThan(0)
  other.forget()
})
