import type { Profile } from '@soundings/contract/profile'
import type { Site } from '@soundings/contract/sites'
import { type LimitedAccess, limitedAccess } from './access-status.ts'
import { locationText } from './sites.ts'

/** Characters of a description that search engines and messengers show. */
const shownLength = 200

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML and XML, in elements and in attributes. Characters that XML forbids are dropped. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

/** A text as descriptions show it: one line, cut between words. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= shownLength) return line
  return `${line.slice(0, shownLength).replace(/\s+\S*$/, '')}…`
}

/** The address of a site's page below the server's own. */
export const sitePath = ({ id, slug }: Pick<Site, 'id' | 'slug'>): string => `/sites/${id}/${slug}`

type Shared = Pick<
  Site,
  | 'siteName'
  | 'city'
  | 'region'
  | 'country'
  | 'maxDepth'
  | 'description'
  | 'coordinates'
  | 'aliases'
  | 'imageUrl'
  | 'accessStatus'
>

const limits: Record<LimitedAccess, string> = {
  closed: 'Closed to divers. ',
  restricted: 'Access is restricted. ',
}

/** What a link to a site says of it: a title, and a line or two. Depth in metres. */
export const shareText = (site: Shared): { title: string; description: string } => {
  const place = site.country ?? site.region
  const limit = limitedAccess(site)
  const depth = site.maxDepth === null ? '' : `, ${Math.round(site.maxDepth)} m`
  return {
    title: `${site.siteName}${place ? `, ${place}` : ''} · Soundings`,
    description: shortened(
      `${limit ? limits[limit] : ''}${site.description ?? `Dive site${depth}. ${locationText(site)}.`}`,
    ),
  }
}

/** schema.org's words for a site, for search engines. */
export const structuredData = (site: Shared, address: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'TouristAttraction',
  name: site.siteName,
  ...(site.aliases.length > 0 && { alternateName: site.aliases }),
  ...(site.description && { description: site.description }),
  ...(site.imageUrl && { image: site.imageUrl }),
  url: address,
  geo: { '@type': 'GeoCoordinates', longitude: site.coordinates[0], latitude: site.coordinates[1] },
  ...(site.country && { address: { '@type': 'PostalAddress', addressCountry: site.country } }),
  touristType: 'Scuba divers',
})

/** JSON that may stand in a script element: nothing in it can end the element. */
const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** The picture beside a link; `url` is complete. Sizes in pixels, of pictures that are known. */
export type Picture = {
  url: string
  alt: string
  type?: string
  width?: number
  height?: number
}

/** Signs by which a name would turn round what stands after it, where nothing can keep the two apart. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g
const headText = (text: string) => escapeMarkup(text.replace(turning, ''))

const tag = (name: string, content: string | number) =>
  `<meta ${name} content="${headText(String(content))}">`

const titleTag = (title: string) => `<title>${headText(title)}</title>`

const pictureTags = ({ url, alt, type, width, height }: Picture): string[] => [
  tag('property="og:image"', url),
  ...(type === undefined ? [] : [tag('property="og:image:type"', type)]),
  ...(width === undefined ? [] : [tag('property="og:image:width"', width)]),
  ...(height === undefined ? [] : [tag('property="og:image:height"', height)]),
  tag('property="og:image:alt"', alt),
  tag('name="twitter:card"', 'summary_large_image'),
]

const cardTags = (title: string, description: string): string[] => [
  tag('property="og:type"', 'website'),
  tag('property="og:site_name"', 'Soundings'),
  tag('property="og:title"', title),
  tag('property="og:description"', description),
]

const ofHead = (lines: readonly string[]) => lines.join('\n    ')

/** What a public page says of itself: addresses are complete, `data` is in schema.org’s words, and feeds tell what is new there. */
type PublicPage = {
  title: string
  description: string
  address: string
  picture?: Picture | undefined
  data?: readonly Record<string, unknown>[]
  feeds?: readonly { title: string; address: string }[]
}

/** The head of a page that search engines may show. */
export const publicHead = ({
  title,
  description,
  address,
  picture,
  data = [],
  feeds = [],
}: PublicPage): string =>
  ofHead([
    titleTag(title),
    tag('name="description"', description),
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="application/atom+xml" title="${headText(feed.title)}" href="${escapeMarkup(feed.address)}">`,
    ),
    ...cardTags(title, description),
    tag('property="og:url"', address),
    ...(picture ? pictureTags(picture) : []),
    ...data.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`),
  ])

/** The head of a site's page: what messengers and search engines read. `address` is complete. */
export const siteHead = (site: Shared, address: string, picture?: Picture): string => {
  const { title, description } = shareText(site)
  return publicHead({ title, description, address, picture, data: [structuredData(site, address)] })
}

/** What a link says of what only those find who have it: search engines are asked to leave it out. */
export const unlistedHead = (
  { title, description }: { title: string; description: string },
  picture: Picture,
): string =>
  ofHead([
    titleTag(title),
    tag('name="description"', description),
    tag('name="robots"', 'noindex'),
    ...cardTags(title, description),
    ...pictureTags(picture),
  ])

type Told = Pick<Profile, 'handle' | 'name' | 'bio'>

/** What a link to a profile says of it: no more than everybody may see. */
export const profileShareText = ({ handle, name, bio }: Told): { title: string; description: string } => ({
  title: `${name === undefined ? `@${handle}` : `${name} (@${handle})`} · Soundings`,
  description: shortened(bio ?? 'A diver on Soundings.'),
})

/** The head of a profile’s page. Search engines are asked to leave it out unless its owner lets them show it. */
export const profileHead = (
  told: Told,
  address: string,
  picture: Picture,
  isForSearchEngines: boolean,
): string => {
  const { title, description } = profileShareText(told)
  return ofHead([
    titleTag(title),
    tag('name="description"', description),
    ...(isForSearchEngines
      ? [`<link rel="canonical" href="${escapeMarkup(address)}">`]
      : [tag('name="robots"', 'noindex')]),
    ...cardTags(title, description),
    tag('property="og:url"', address),
    ...pictureTags(picture),
  ])
}

/** What the picture of Soundings itself says in large letters, line by line. */
export const appWords = ['Dive sites of the world,', 'by how deep they go'] as const

export const appPictureAlt = `Illustration: a reef under water, with the words “${appWords.join(' ')}”`

/** What a link to any other page says, besides the title and the description that the page brings. */
export const appHead = (picture: Picture): string =>
  ofHead([
    ...cardTags(
      'Soundings',
      'A map of the world’s dive sites on which every site shows its depth, the way a nautical chart shows its soundings.',
    ),
    ...pictureTags(picture),
  ])
