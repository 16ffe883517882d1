import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles'
import { expect, it, vi } from 'vitest'
import { archiveSource } from './archive-source.ts'

const bytes = (): RangeResponse => ({ data: new ArrayBuffer(4) })

const reading = (getBytes: Source['getBytes']) => {
  const asked = vi.fn(getBytes)
  return { asked, source: archiveSource('/map/depth.pmtiles', { getKey: () => '', getBytes: asked }) }
}

it('fetches a piece once for all tiles that are cut from it', async () => {
  const { asked, source } = reading(async () => bytes())
  const [one, other] = await Promise.all([source.getBytes(10, 4), source.getBytes(10, 4)])
  await source.getBytes(10, 4)
  expect(one).toEqual(other)
  expect(one.data).not.toBe(other.data)
  expect(asked).toHaveBeenCalledTimes(1)
  await source.getBytes(14, 4)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('goes on where one tile is not waited for any more', async () => {
  const { source } = reading(async (_offset, _length, signal) => {
    signal?.throwIfAborted()
    return bytes()
  })
  const stopped = AbortSignal.abort()
  await expect(source.getBytes(10, 4, stopped)).resolves.toEqual(bytes())
})

it('asks once more for what did not come, and later again', async () => {
  let failures = 1
  const { asked, source } = reading(async () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch')
    return bytes()
  })
  await expect(source.getBytes(10, 4)).resolves.toEqual(bytes())
  expect(asked).toHaveBeenCalledTimes(2)
  failures = 2
  await expect(source.getBytes(20, 4)).rejects.toThrow('Failed to fetch')
  await expect(source.getBytes(20, 4)).resolves.toEqual(bytes())
})

it('leaves it to the archive to open itself anew where it has changed', async () => {
  const { asked, source } = reading(async () => {
    throw new EtagMismatch('changed')
  })
  await expect(source.getBytes(10, 4)).rejects.toThrow(EtagMismatch)
  expect(asked).toHaveBeenCalledTimes(1)
})

it('keeps the pieces that were asked for last', async () => {
  const { asked, source } = reading(async () => bytes())
  await source.getBytes(0, 4)
  for (let at = 1; at < 100; at++) await source.getBytes(at, 4)
  await source.getBytes(0, 4)
  await source.getBytes(100, 4)
  expect(asked).toHaveBeenCalledTimes(101)
  await source.getBytes(0, 4)
  expect(asked).toHaveBeenCalledTimes(101)
  await source.getBytes(1, 4)
  expect(asked).toHaveBeenCalledTimes(102)
})
