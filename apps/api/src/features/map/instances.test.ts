import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sites } from '#db/schema/sites.ts'
import { testApp } from '#src/testing/app.ts'
import { eventually } from '#src/testing/eventually.ts'
import { addSite, addSites } from '#src/testing/sites.ts'
import { readTile } from '#src/testing/tiles.ts'

const first = await testApp()
const second = await testApp({ beside: first })
const apps = [first.app, second.app]

/** What the tile of the whole world says of a lone site, at the version that the instance is at. */
const seenBy = async (app: (typeof apps)[number]) => {
  const { version, total } = (await app.inject('/api/map/version')).json()
  const answer = await app.inject({
    url: `/api/map/tiles/${version}/17/${2 ** 16}/${2 ** 16 - 1}`,
    headers: { 'accept-encoding': 'br' },
  })
  const features = answer.statusCode === 204 ? [] : readTile(answer)
  return { total, depths: features.map(({ depth }) => depth) }
}

/** Two seconds where nothing else runs; `npm run bench -- burst` measures it. */
const everywhere = async (expected: { total: number; depths: (number | undefined)[] }) => {
  for (const app of apps) await eventually(async () => expect(await seenBy(app)).toEqual(expected))
}

describe('a write at one instance', () => {
  it('is in the tiles of every instance: a new site, a change, a rejection, a deletion', async () => {
    await everywhere({ total: 0, depths: [] })
    const id = await addSite(first.deps.db, { coordinates: [0.001, 0.001], maxDepth: 5 })
    await everywhere({ total: 1, depths: [5] })
    for (const maxDepth of [6, 7, 8]) {
      await second.deps.db.update(sites).set({ maxDepth }).where(eq(sites.id, id))
      await everywhere({ total: 1, depths: [maxDepth] })
    }
    const become = (approvalStatus: 'rejected' | 'approved' | 'removed') =>
      first.deps.db.update(sites).set({ approvalStatus }).where(eq(sites.id, id))
    await become('rejected')
    await everywhere({ total: 0, depths: [] })
    await become('approved')
    await everywhere({ total: 1, depths: [8] })
    await become('removed')
    await everywhere({ total: 0, depths: [] })
    await become('approved')
    await everywhere({ total: 1, depths: [8] })
    await second.deps.db.delete(sites).where(eq(sites.id, id))
    await everywhere({ total: 0, depths: [] })
  })

  it('is there also after two thousand others in one go, and the tiles are the same at both', async () => {
    await addSites(
      first.deps.db,
      Array.from({ length: 2_000 }, (_, at) => ({ coordinates: [at / 100, 40] as [number, number] })),
    )
    await addSite(second.deps.db, { coordinates: [0.001, 0.001], maxDepth: 9 })
    await everywhere({ total: 2_001, depths: [9] })
    const tiles = await Promise.all(
      apps.map(async (app) => {
        const { version } = (await app.inject('/api/map/version')).json()
        return (await app.inject(`/api/map/tiles/${version}/3/4/3`)).rawPayload.toString('base64')
      }),
    )
    expect(tiles[0]?.length).toBeGreaterThan(100)
    expect(tiles[0]).toBe(tiles[1])
  })
})
