// What somebody takes along for when there is no signal lies in caches of its own, which no limit of another one empties.

/** What the names of these caches begin with: `taken-along.<person>.<what>.<when>`. */
export const takenAlong = 'taken-along.'

/**
 * Says with a request that what it answers is being taken along, and into which cache pieces of map archives go. Such a request
 * comes from the server and is kept nowhere else, so that it pushes nothing out.
 */
export const takingHeader = 'x-taken-along'

/** Where a site tile lies that was taken along: under any version of the tiles. */
export const takenTile = (z: number, x: number, y: number): string => `/api/map/tiles/taken/${z}/${x}/${y}`

/** Forgets all that was taken along here, by whomever. */
export const forgetTaken = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(takenAlong))
  await Promise.all(names.map((name) => caches.delete(name)))
}
