/** Whether two things of the wire say the same. */
export const isSame = (one: unknown) => {
  const text = JSON.stringify(one)
  return (other: unknown): boolean => JSON.stringify(other) === text
}

/** Each thing of a list once, where it comes first. */
export const different = <Thing>(list: readonly Thing[]): Thing[] =>
  list.filter((one, at) => list.findIndex(isSame(one)) === at)
