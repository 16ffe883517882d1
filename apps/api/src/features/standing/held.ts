/** Of so many people at most something is remembered. */
const most = 10_000

type Held<Value> = { value: Value; until: number }

/** Remembers something of each person, for so long in milliseconds. */
export const heldFor = <Value>(time: number, clock: () => Date) => {
  const known = new Map<string, Held<Value>>()
  return {
    find: (userId: string): Held<Value> | undefined => {
      const found = known.get(userId)
      return found && found.until > clock().getTime() ? found : undefined
    },
    keep: (userId: string, value: Value): Held<Value> => {
      if (known.size >= most) known.clear()
      const held = { value, until: clock().getTime() + time }
      known.set(userId, held)
      return held
    },
    forget: (userId: string) => known.delete(userId),
  }
}
