/** The sites nearest to a vector, nearest first, by their integers. */
export type Nearest = { mapIds: Int32Array; cosines: Float32Array }

type Vectors = { mapIds: Int32Array; bytes: Int8Array; dimensions: number }

const grown = <Numbers extends Int8Array | Int32Array | Float32Array>(
  old: Numbers,
  bigger: Numbers,
): Numbers => {
  bigger.set(old)
  return bigger
}

/** The sum of products of a vector and the row that begins at a place; four at a time, as processors like it. */
const product = (bytes: Int8Array, from: number, vector: Int32Array): number => {
  let [one, two, three, four] = [0, 0, 0, 0]
  const whole = vector.length - (vector.length % 4)
  for (let at = 0; at < whole; at += 4) {
    one += (bytes[from + at] as number) * (vector[at] as number)
    two += (bytes[from + at + 1] as number) * (vector[at + 1] as number)
    three += (bytes[from + at + 2] as number) * (vector[at + 2] as number)
    four += (bytes[from + at + 3] as number) * (vector[at + 3] as number)
  }
  for (let at = whole; at < vector.length; at++) one += (bytes[from + at] as number) * (vector[at] as number)
  return one + two + three + four
}

const lengthOf = (vector: Int32Array) => Math.sqrt(product(Int8Array.from(vector), 0, vector))

/**
 * All vectors in one block of bytes, looked through from end to end: exact, and at a byte a dimension mostly waiting for
 * memory. A vector of another length than the others begins a new block, as another embedder made it.
 */
export const openMatrix = () => {
  let dimensions = 0
  let size = 0
  let bytes = new Int8Array()
  let mapIds = new Int32Array()
  let lengths = new Float32Array()
  const rows = new Map<number, number>()

  const clear = (next: number) => {
    dimensions = next
    size = 0
    rows.clear()
    bytes = new Int8Array()
    mapIds = new Int32Array()
    lengths = new Float32Array()
  }

  const addRow = (mapId: number): number => {
    if (size === mapIds.length) {
      const room = Math.max(1_024, Math.ceil(size * 1.5))
      bytes = grown(bytes, new Int8Array(room * dimensions))
      mapIds = grown(mapIds, new Int32Array(room))
      lengths = grown(lengths, new Float32Array(room))
    }
    rows.set(mapId, size)
    mapIds[size] = mapId
    return size++
  }

  const cosinesOf = (
    vector: Int32Array,
    chosen: Int32Array | undefined,
  ): { at: Int32Array; cosines: Float32Array } => {
    const at = chosen ?? Int32Array.from({ length: size }, (_, row) => row)
    const length = lengthOf(vector) || 1
    const cosines = Float32Array.from(
      at,
      (row) => product(bytes, row * dimensions, vector) / (length * (lengths[row] || 1)),
    )
    return { at, cosines }
  }

  const vectorOf = (mapId: number): Int8Array => {
    const row = rows.get(mapId)
    return row === undefined ? new Int8Array() : bytes.subarray(row * dimensions, (row + 1) * dimensions)
  }

  return {
    put: (vectors: Vectors): void => {
      if (vectors.dimensions !== dimensions) clear(vectors.dimensions)
      for (const [each, mapId] of vectors.mapIds.entries()) {
        const vector = vectors.bytes.subarray(each * dimensions, (each + 1) * dimensions)
        const row = rows.get(mapId) ?? addRow(mapId)
        bytes.set(vector, row * dimensions)
        lengths[row] = lengthOf(Int32Array.from(vector))
      }
    },

    /** The nearest to a vector or to that of a site: of all sites, or of those that are given. */
    nearest: (to: Int8Array | number, max: number, among?: Int32Array): Nearest => {
      const vector = typeof to === 'number' ? vectorOf(to) : to
      if (vector.length !== dimensions) return { mapIds: new Int32Array(), cosines: new Float32Array() }
      const chosen = among && Int32Array.from([...among].flatMap((mapId) => rows.get(mapId) ?? []))
      const { at, cosines } = cosinesOf(Int32Array.from(vector), chosen)
      const least =
        cosines.length > max ? (cosines.toSorted()[cosines.length - max] ?? 0) : Number.NEGATIVE_INFINITY
      const found = [...cosines.keys()]
        .filter((each) => (cosines[each] ?? 0) >= least)
        .sort((one, other) => (cosines[other] ?? 0) - (cosines[one] ?? 0))
        .slice(0, max)
      return {
        mapIds: Int32Array.from(found, (each) => mapIds[at[each] ?? 0] ?? 0),
        cosines: Float32Array.from(found, (each) => cosines[each] ?? 0),
      }
    },
  }
}
