import { profileFallbacks } from '@soundings/contract/profile'
import { profilePath } from '@soundings/contract/profiles-pages'
import { divePictureAlt, diveShareText } from '@soundings/rules/dive-share'
import { isForSearchEngines, withPrivacy } from '@soundings/rules/privacy'
import { appHead, appPictureAlt, profileHead, siteHead, sitePath, unlistedHead } from '@soundings/rules/share'
import { pictureAlt } from '@soundings/rules/share-picture'
import { pagesSitemap, peopleSitemap, sitemap, sitemapIndex } from '@soundings/rules/sitemaps'
import { tripShareText } from '@soundings/rules/trip-share'
import type { SharingService } from '#features/dive-log/index.ts'
import type { ForumPages } from '#features/forum/index.ts'
import type { ReadingService } from '#features/profiles/index.ts'
import type { sitesService } from '#features/sites/index.ts'
import type { SharedTrips } from '#features/trips/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { withParts } from '#shared/page-parts.ts'
import { factsAhead, firstView } from './first-view.ts'
import { drawn, untitled, withHead } from './page-head.ts'
import { countFindable, findLastNumber, listFindable, listNumbered } from './share.repo.ts'
import type { SharePictures } from './share-pictures.service.ts'

/** How many numbers one sitemap covers; a sitemap may name 50,000 pages. */
const perMap = 10_000

type Needs = {
  sites: Pick<ReturnType<typeof sitesService>, 'get'>
  dives: Pick<SharingService, 'read'>
  trips: Pick<SharedTrips, 'read'>
  people: Pick<ReadingService, 'meet' | 'show'>
  forum: Pick<ForumPages, 'countMaps' | 'map'>
  /** The address that people reach this server at. */
  origin: string
  /** The web app's page, whose head and first view are filled. */
  html: string
  pictures: Pick<SharePictures, 'siteAddress' | 'diveAddress' | 'appAddress'>
}

const templateOf = ({ html, origin, pictures }: Pick<Needs, 'html' | 'origin' | 'pictures'>): string =>
  withHead(html, appHead(drawn(origin + pictures.appAddress, appPictureAlt)))

/** What links to sites say of them, and how search engines find them. */
export const shareService = (
  { db }: Pick<Dependencies, 'db'>,
  { sites, dives, trips, people, forum, origin, html, pictures }: Needs,
) => ({
  /** The app's page with the head of Soundings itself, and with the parts of all its pages in comments. */
  appTemplate: templateOf({ html, origin, pictures }),
  /** The page of every other address, with that head and without parts of its own. */
  appPage: withParts(templateOf({ html, origin, pictures })),

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
    const filled = untitled(withParts(html, 'site')).replace('<!--first-view-->', () => firstView(site))
    return { page: withHead(filled, `${head}\n    ${factsAhead(site)}`) }
  },

  /** The page with the head of a shared dive; throws the refusal of a link that has ended. */
  divePage: async (token: string): Promise<string> => {
    const dive = await dives.read(token)
    const picture = drawn(origin + pictures.diveAddress(token), divePictureAlt(dive))
    return withHead(untitled(html), unlistedHead(diveShareText(dive), picture))
  },

  /** The page with the head of a shared trip, which says no more than its link may; throws the refusal of one that has ended. */
  tripPage: async (token: string): Promise<string> => {
    const trip = await trips.read(token)
    return withHead(
      untitled(html),
      unlistedHead(tripShareText(trip), drawn(origin + pictures.appAddress, appPictureAlt)),
    )
  },

  /**
   * The page with the head of a profile as a visitor sees it, whoever asks: links are passed on. Or where it is now that its
   * owner has another username; throws the refusal of a profile that does not exist.
   */
  profilePage: async (
    username: string,
  ): Promise<{ page: string; isForSearchEngines: boolean } | { movedTo: string }> => {
    const met = await people.meet(undefined, username)
    const path = profilePath(met.person.handle)
    if (met.person.handle.toLowerCase() !== username.toLowerCase()) return { movedTo: path }
    const shown = await people.show(met)
    const isFindable = isForSearchEngines(met.privacy)
    const picture =
      shown.avatar === profileFallbacks.avatar
        ? drawn(origin + pictures.appAddress, appPictureAlt)
        : { url: new URL(shown.avatar, origin).href, alt: shown.name ?? `@${shown.handle}` }
    const head = profileHead(shown, origin + path, picture, isFindable)
    return { page: withHead(untitled(html), head), isForSearchEngines: isFindable }
  },

  sitemaps: async (): Promise<string> =>
    sitemapIndex(
      origin,
      Math.max(1, Math.ceil((await findLastNumber(db)) / perMap)),
      Math.ceil((await countFindable(db)) / perMap),
      await forum.countMaps(),
    ),

  forumsSitemap: async (number: number): Promise<string> => pagesSitemap(origin, await forum.map(number)),

  peopleSitemap: async (number: number): Promise<string> => {
    const found = await listFindable(db, number * perMap, perMap)
    if (found.length === 0) throw new HttpError(404, 'This sitemap doesn’t exist')
    const shown = found.filter(({ privacy }) => isForSearchEngines(withPrivacy(privacy)))
    return peopleSitemap(
      origin,
      shown.map(({ handle }) => handle),
    )
  },

  sitemap: async (number: number): Promise<string> => {
    if (number * perMap > (await findLastNumber(db))) throw new HttpError(404, 'This sitemap doesn’t exist')
    return sitemap(origin, await listNumbered(db, number * perMap, (number + 1) * perMap))
  },
})
