import { usePages } from '#shared/api/use-pages.ts'
import { allPhotosQuery, sitePhotosQuery } from '../media.queries.ts'

/** The photos of a site, or those of all sites for `all`; nothing is asked for null. */
export const usePhotos = (gallery: string | null) => {
  const ofSite = usePages({
    ...sitePhotosQuery(gallery ?? ''),
    enabled: gallery !== null && gallery !== 'all',
  })
  const ofAll = usePages({ ...allPhotosQuery(), enabled: gallery === 'all' })
  return gallery === 'all' ? ofAll : ofSite
}
