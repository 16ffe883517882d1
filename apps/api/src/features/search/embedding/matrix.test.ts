import { describe, expect, it } from 'vitest'
import { openMatrix } from './matrix.ts'
import { quantised } from './quantise.ts'

const vectors = (rows: [number, number[]][]) => ({
  mapIds: Int32Array.from(rows, ([mapId]) => mapId),
  bytes: Int8Array.from(rows.flatMap(([, bytes]) => bytes)),
  dimensions: rows[0]?.[1].length ?? 0,
})

const east = [100, 0, 0, 0, 0]
const northEast = [80, 80, 0, 0, 0]
const up = [0, 0, 0, 0, 50]

describe('the matrix of vectors', () => {
  it('answers those of the most similar direction first, whatever their length', () => {
    const matrix = openMatrix()
    matrix.put(
      vectors([
        [7, up],
        [8, northEast],
        [9, east],
      ]),
    )
    const { mapIds, cosines } = matrix.nearest(Int8Array.from([50, 0, 0, 0, 0]), 2)
    expect([...mapIds]).toEqual([9, 8])
    expect(cosines[0]).toBeCloseTo(1)
    expect(cosines[1]).toBeCloseTo(Math.SQRT1_2)
  })

  it('looks among some only when told, and leaves out whom it does not know', () => {
    const matrix = openMatrix()
    matrix.put(
      vectors([
        [7, up],
        [8, northEast],
        [9, east],
      ]),
    )
    expect([...matrix.nearest(Int8Array.from(east), 5, Int32Array.of(7, 8, 1_000)).mapIds]).toEqual([8, 7])
  })

  it('finds what is like a site, and nothing for a site without a vector', () => {
    const matrix = openMatrix()
    matrix.put(
      vectors([
        [7, up],
        [8, northEast],
        [9, east],
      ]),
    )
    expect([...matrix.nearest(9, 2).mapIds]).toEqual([9, 8])
    expect([...matrix.nearest(10, 2).mapIds]).toEqual([])
  })

  it('takes a newer vector of a site for the old one, and thousands more', () => {
    const matrix = openMatrix()
    matrix.put(vectors([[7, up]]))
    matrix.put(vectors([[7, east]]))
    matrix.put(vectors(Array.from({ length: 3_000 }, (_, at) => [at + 100, up])))
    expect([...matrix.nearest(Int8Array.from(east), 1).mapIds]).toEqual([7])
    expect(matrix.nearest(Int8Array.from(up), 5_000).mapIds).toHaveLength(3_001)
  })

  it('begins anew when another embedder writes vectors of another length', () => {
    const matrix = openMatrix()
    matrix.put(vectors([[7, up]]))
    matrix.put(vectors([[8, [1, 2, 3]]]))
    expect([...matrix.nearest(Int8Array.from(up), 5).mapIds]).toEqual([])
    expect([...matrix.nearest(Int8Array.from([1, 2, 3]), 5).mapIds]).toEqual([8])
  })
})

describe('quantising', () => {
  it('keeps the direction and uses the whole range', () => {
    expect([...quantised(Float32Array.of(0.5, -1, 0.25))]).toEqual([64, -127, 32])
    expect([...quantised(new Float32Array(3))]).toEqual([0, 0, 0])
  })
})
