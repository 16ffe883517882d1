import { sitePath } from '@soundings/rules/share'
import type { PhotoLine } from './reviewed-photos.repo.ts'

type Named = Pick<PhotoLine, 'caption' | 'siteName'>

/** What a list calls a photo. */
export const titleOf = ({ caption, siteName }: Named): string =>
  caption || (siteName === null ? 'A photo' : `A photo of ${siteName}`)

type Placed = Pick<PhotoLine, 'id' | 'siteId' | 'slug'>

/** Where the web app shows a photo: over the page of its site, or over the gallery of all. */
export const photoPagePath = ({ id, siteId, slug }: Placed): string =>
  siteId === null || slug === null ? `/?photo=${id}` : `${sitePath({ id: siteId, slug })}?photo=${id}`
