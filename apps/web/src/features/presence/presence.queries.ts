import { type Presence, presence, presenceLimits } from '@soundings/contract/presence'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'

/** In milliseconds: people who come onto the screen together are asked about together. */
const together = 20
/** So often, in milliseconds, it is asked again: an instance that was killed tells nobody who left with it. */
const again = 60_000

type Waiting = { resolve: (presence: Presence) => void; reject: (error: unknown) => void }

let waiting = new Map<string, Waiting[]>()

const askFor = async (asked: [string, Waiting[]][]) => {
  try {
    const { items } = await call(presence.of, { query: { ids: asked.map(([id]) => id).join() } })
    const found = new Map(items.map((item) => [item.id, item]))
    for (const [id, all] of asked)
      for (const { resolve } of all) resolve(found.get(id) ?? { id, isOnline: false, when: null })
  } catch (error) {
    for (const [, all] of asked) for (const { reject } of all) reject(error)
  }
}

const askForAll = () => {
  const all = [...waiting]
  waiting = new Map()
  for (let from = 0; from < all.length; from += presenceLimits.ids)
    void askFor(all.slice(from, from + presenceLimits.ids))
}

const ask = (id: string): Promise<Presence> =>
  new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(askForAll, together)
    waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }])
  })

/** Whether one person is online, asked for together with all others that are on the screen. */
export const presenceQuery = (id: string) =>
  queryOptions({
    queryKey: [presence.of.path, id] as const,
    meta: { isPersonal: true },
    queryFn: () => ask(id),
    staleTime: again,
    refetchInterval: again,
    retry: false,
  })
