import type { WorkboxPlugin } from 'workbox-core/types.js'
import { savedAtHeader } from '#shared/api/saved-headers.ts'
import { takenAlong, takenTile, takingHeader } from '#shared/lib/taken-along.ts'

/** Whether somebody is taking this along: the page keeps the answer itself. */
export const isTaking = (request: Request): boolean => request.headers.has(takingHeader)

/** The cache into which pieces of map archives are asked for; null where nobody takes anything along. */
export const takingInto = (request: Request): string | null => {
  const name = request.headers.get(takingHeader)
  return name?.startsWith(takenAlong) ? name : null
}

/** What was taken along under an address, the latest of several. */
export const findTaken = async (address: string): Promise<Response | undefined> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(takenAlong))
  const found = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(address, { ignoreVary: true })),
  )
  const all = found.filter((response) => response !== undefined)
  return all.toSorted((one, other) => savedAt(other) - savedAt(one))[0]
}

const savedAt = (response: Response | null | undefined): number =>
  Number(response?.headers.get(savedAtHeader) ?? 0)

/** From memory comes what was read last or what was taken along, whichever is newer. */
export const takenAnswers: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const taken = await findTaken(request.url)
    return taken && savedAt(taken) > savedAt(cachedResponse) ? taken : cachedResponse
  },
}

/** Files that were taken along, for those that no other cache has. */
export const takenFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await findTaken(request.url)),
}

/** Without a connection a site tile is the one that was taken along, whichever version the page asks for. */
export const takenTiles: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const [z, x, y] = new URL(request.url).pathname.split('/').slice(-3).map(Number)
    return findTaken(new URL(takenTile(z ?? 0, x ?? 0, y ?? 0), request.url).href)
  },
}
