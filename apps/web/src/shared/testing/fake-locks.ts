type Ask = { ifAvailable?: boolean }
type Act = (lock: object | null) => Promise<unknown>

/** Locks as browsers have them, for the tabs of one test: the next one in line gets it. */
export const fakeLocks = () => {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, ...rest: [Ask, Act] | [Act]): Promise<unknown> => {
    const [{ ifAvailable = false }, act] = rest.length === 2 ? rest : [{}, ...rest]
    if (ifAvailable && held.has(name)) return act(null)
    while (held.has(name)) await held.get(name)
    const holding = act({}).finally(() => held.delete(name))
    held.set(name, holding)
    return holding
  }
  return { request }
}
