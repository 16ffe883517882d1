import { describe, expect, it } from 'vitest'
import { demoIllustrations } from './illustrations.ts'

const sites = Array.from({ length: 60 }, (_, index) => ({
  id: `id-${index}`,
  name: `reef-${index}`,
  siteName: `Reef ${index}`,
  diveSiteCategory: 'coral-reef' as const,
  waterBodyType: null,
  wreckLook: null,
  maxDepth: 20,
  coordinates: [34, 27] as [number, number],
}))

describe('the illustrations of a demonstration', () => {
  it('are about 120, each once', () => {
    const all = demoIllustrations(sites)
    expect(all).toHaveLength(120)
    expect(new Set(all.map(({ clientKey }) => clientKey)).size).toBe(120)
  })

  it('are the same on every server, whatever ids its sites have and in whatever order they come', () => {
    const elsewhere = sites.map((site) => ({ ...site, id: `other-${site.id}` })).toReversed()
    const facts = (of: typeof sites) => demoIllustrations(of).map(({ site: _, ...rest }) => rest)
    expect(facts(elsewhere)).toEqual(facts(sites))
  })

  it('say what they are', () => {
    for (const { caption } of demoIllustrations(sites)) expect(caption).toMatch(/^Illustration of Reef \d+/)
  })

  it('differ where they show one site', () => {
    const looks = demoIllustrations(sites).map(
      ({ site, zoom, isMirrored, tint }) => `${site.id} ${zoom} ${isMirrored} ${tint.color}`,
    )
    expect(new Set(looks).size).toBe(120)
  })
})
