/** The same numbers with room for as many again. */
export const larger = (numbers: Uint32Array): Uint32Array<ArrayBuffer> => {
  const bigger = new Uint32Array(numbers.length * 2)
  bigger.set(numbers)
  return bigger
}

/** Whole numbers without an end in sight, four bytes each. */
export type Growing = {
  push: (number: number) => void
  /** What was pushed so far. */
  all: () => Uint32Array
}

/** An empty list of them. */
export const growing = (): Growing => {
  let numbers = new Uint32Array(4_096)
  let size = 0
  return {
    push: (number) => {
      if (size === numbers.length) numbers = larger(numbers)
      numbers[size++] = number
    },
    all: () => numbers.subarray(0, size),
  }
}
