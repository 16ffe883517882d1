/** Lets so many do something at the same time; the others wait in line. */
export const openLane = (most: number) => {
  const line: (() => void)[] = []
  let inside = 0

  const enter = (): Promise<void> | undefined => {
    if (inside < most) {
      inside++
      return undefined
    }
    return new Promise((resolve) => line.push(resolve))
  }
  /** Whoever is next takes the place that becomes free. */
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else inside--
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
