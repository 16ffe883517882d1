import { sharePicture } from '@soundings/contract/share'
import { divePictureAlt, diveShareText } from '@soundings/rules/dive-share'
import {
  appHead,
  appPictureAlt,
  type Picture,
  siteHead,
  sitemap,
  sitemapIndex,
  sitePath,
  unlistedHead,
} from '@soundings/rules/share'
import { pictureAlt } from '@soundings/rules/share-picture'
import type { SharingService } from '#features/dive-log/index.ts'
import type { sitesService } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { factsAhead, firstView } from './first-view.ts'
import { findLastNumber, listNumbered } from './share.repo.ts'
import type { SharePictures } from './share-pictures.service.ts'

/** How many numbers one sitemap covers; a sitemap may name 50,000 pages. */
const perMap = 10_000

/** The scripts that only the page of a site needs at once; the build leaves them in a comment. */
const sitePart = /<!--site-page\s(.*?)-->/s

type Needs = {
  sites: Pick<ReturnType<typeof sitesService>, 'get'>
  dives: Pick<SharingService, 'read'>
  /** The address that people reach this server at. */
  origin: string
  /** The web app's page, whose head and first view are filled. */
  html: string
  pictures: Pick<SharePictures, 'siteAddress' | 'diveAddress' | 'appAddress'>
}

/** A picture of ours, whose shape and type messengers may know before they fetch it. */
const drawn = (url: string, alt: string): Picture => ({ url, alt, ...sharePicture })

/** The page without the title and the description of Soundings itself. */
const untitled = (html: string) =>
  html.replace(/<title>.*?<\/title>/s, '').replace(/<meta\s+name="description"[^>]*>/s, '')

const withHead = (html: string, head: string) => html.replace('</head>', () => `${head}\n  </head>`)

/** What links to sites say of them, and how search engines find them. */
export const shareService = (
  { db }: Pick<Dependencies, 'db'>,
  { sites, dives, origin, html, pictures }: Needs,
) => ({
  /** The page of every other address, with the head of Soundings itself. */
  appPage: withHead(html, appHead(drawn(origin + pictures.appAddress, appPictureAlt))),

  /**
   * The page with the head and the first view of one site, or where it is now that it is part of another; throws the
   * refusal of a site that does not exist.
   */
  sitePage: async (siteId: string): Promise<{ page: string } | { movedTo: string }> => {
    const site = await sites.get(siteId)
    if (site.id !== siteId.toLowerCase()) return { movedTo: sitePath(site) }
    // Whoever reads the head of the page elsewhere needs the whole address. A drawing says in itself that it is one.
    const imageUrl = site.imageUrl && !site.isThumbnailDrawn ? new URL(site.imageUrl, origin).href : null
    const picture = imageUrl
      ? { url: imageUrl, alt: site.siteName }
      : drawn(origin + pictures.siteAddress(site), pictureAlt(site))
    const head = siteHead({ ...site, imageUrl }, origin + sitePath(site), picture)
    const filled = untitled(html)
      .replace(sitePart, '$1')
      .replace('<!--first-view-->', () => firstView(site))
    return { page: withHead(filled, `${head}\n    ${factsAhead(site)}`) }
  },

  /** The page with the head of a shared dive; throws the refusal of a link that has ended. */
  divePage: async (token: string): Promise<string> => {
    const dive = await dives.read(token)
    const picture = drawn(origin + pictures.diveAddress(token), divePictureAlt(dive))
    return withHead(untitled(html), unlistedHead(diveShareText(dive), picture))
  },

  sitemaps: async (): Promise<string> =>
    sitemapIndex(origin, Math.max(1, Math.ceil((await findLastNumber(db)) / perMap))),

  sitemap: async (number: number): Promise<string> => {
    if (number * perMap > (await findLastNumber(db))) throw new HttpError(404, 'This sitemap doesn’t exist')
    return sitemap(origin, await listNumbered(db, number * perMap, (number + 1) * perMap))
  },
})
