import { profilePath } from '@soundings/contract/profiles-pages'
import type { Site } from '@soundings/contract/sites'
import { escapeMarkup, sitePath } from './share.ts'

// What search engines are told to read.

type Listed = Pick<Site, 'id' | 'slug' | 'lastUpdated'>

/** A document of XML. */
export const xml = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${inside}\n`
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap of sites' pages; `origin` is the address that people reach the server at. */
export const sitemap = (origin: string, sites: readonly Listed[]): string => {
  const urls = sites.map(
    (site) =>
      `<url><loc>${escapeMarkup(origin + sitePath(site))}</loc><lastmod>${site.lastUpdated.slice(0, 10)}</lastmod></url>`,
  )
  return xml(`<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>`)
}

/** A sitemap of the profiles of people who let search engines show them. */
export const peopleSitemap = (origin: string, handles: readonly string[]): string => {
  const urls = handles.map((handle) => `<url><loc>${escapeMarkup(origin + profilePath(handle))}</loc></url>`)
  return xml(`<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>`)
}

/** A sitemap of pages by their paths, with the day on which each last changed where that is known. */
export const pagesSitemap = (
  origin: string,
  pages: readonly { path: string; changedAt: string | null }[],
): string => {
  const urls = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeMarkup(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''}</url>`,
  )
  return xml(`<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>`)
}

/** The list of the sitemaps numbered from 0 to `count`, of those of people and of the forums, and of that of species. */
export const sitemapIndex = (origin: string, count: number, countOfPeople = 0, countOfForums = 0): string => {
  const named = (length: number, name: string) =>
    Array.from(
      { length },
      (_, at) => `<sitemap><loc>${escapeMarkup(origin)}/sitemaps/${name}${at}.xml</loc></sitemap>`,
    )
  const maps = [...named(count, ''), ...named(countOfPeople, 'people-'), ...named(countOfForums, 'forums-')]
  maps.push(`<sitemap><loc>${escapeMarkup(origin)}/sitemaps/species.xml</loc></sitemap>`)
  return xml(`<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>`)
}

/** What search engines may read: all pages, not the API. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
