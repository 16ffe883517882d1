import type { Site } from '@soundings/contract/sites'
import { artStyle } from '@soundings/rules/art-style'
import { escapeMarkup } from '@soundings/rules/share'
import { locationText } from '@soundings/rules/sites'
import { waterArt } from '@soundings/rules/water-art'

type Seen = Parameters<typeof waterArt>[0] &
  Parameters<typeof locationText>[0] &
  Pick<Site, 'id' | 'siteName' | 'imageUrl' | 'isThumbnailDrawn'>

const image = (attributes: Record<string, string>) =>
  `<img ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
    .join(' ')}>`

const drawnMark = '<small>Illustration</small>'

/** The picture as the app will ask for it, so that it is fetched once. It is without words: the app brings them. */
const picture = (site: Seen) => {
  const common = { alt: '', fetchpriority: 'high' }
  if (site.imageUrl !== null)
    return `${image({ src: site.imageUrl, ...common })}${site.isThumbnailDrawn ? drawnMark : ''}`
  const art = waterArt(site)
  const { objectPosition, transform, filter } = artStyle(art)
  const drawn = image({
    srcset: `/art/${art.scene}-640.webp 640w, /art/${art.scene}.webp 1600w`,
    sizes: '(max-width: 768px) 100vw, calc(100vw - 340px)',
    style: `object-position: ${objectPosition}; transform: ${transform}; filter: ${filter}`,
    src: `/art/${art.scene}.webp`,
    ...common,
  })
  return `${drawn}${drawnMark}`
}

/** What a browser draws of a site before the app has loaded: picture, name and place. */
export const firstView = (site: Seen): string =>
  [
    '<div class="first-list"></div>',
    `<div class="first-site">${picture(site)}<div><h1>${escapeMarkup(site.siteName)}</h1>`,
    `<p>${escapeMarkup(locationText(site))}</p></div></div>`,
  ].join('')

/** Has the browser ask for the site's facts while the app still loads; the app then asks the same and has them. */
export const factsAhead = ({ id }: Pick<Site, 'id'>): string =>
  `<link rel="preload" as="fetch" href="/api/sites/${id}" crossorigin="use-credentials">`
