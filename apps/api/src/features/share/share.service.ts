import { siteHead, sitemap, sitemapIndex, sitePath } from '@soundings/rules/share'
import { waterArt } from '@soundings/rules/water-art'
import type { sitesService } from '#features/sites/index.ts'
import { Refusal } from '#src/refusal.ts'
import type { World } from '#src/world.ts'
import { findLastNumber, listNumbered } from './share.repo.ts'

/** How many numbers one sitemap covers; a sitemap may name 50,000 pages. */
const perMap = 10_000

type Doors = {
  sites: Pick<ReturnType<typeof sitesService>, 'get'>
  /** The address that people reach this server at. */
  origin: string
  /** The web app's page, whose head is filled. */
  html: string
}

/** What links to sites say of them, and how search engines find them. */
export const shareService = ({ db }: Pick<World, 'db'>, { sites, origin, html }: Doors) => ({
  /** The page with the head of one site; throws the refusal of a site that does not exist. */
  sitePage: async (siteId: string): Promise<string> => {
    const site = await sites.get(siteId)
    const picture = site.imageUrl ?? `${origin}/art/${waterArt(site).scene}.webp`
    const head = siteHead(site, origin + sitePath(site), picture)
    return html
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/<meta\s+name="description"[^>]*>/s, '')
      .replace('</head>', () => `${head}\n  </head>`)
  },

  sitemaps: async (): Promise<string> =>
    sitemapIndex(origin, Math.max(1, Math.ceil((await findLastNumber(db)) / perMap))),

  sitemap: async (number: number): Promise<string> => {
    if (number * perMap > (await findLastNumber(db))) throw new Refusal(404, 'There is no such sitemap')
    return sitemap(origin, await listNumbered(db, number * perMap, (number + 1) * perMap))
  },
})
