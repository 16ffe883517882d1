import type { Photo } from '@soundings/contract/media'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { photoSources } from '#shared/ui/photo-sources.ts'
import { neighbour } from '../gallery/gallery.view.ts'
import { usePhotos } from '../gallery/use-photos.ts'
import { photoQuery } from '../media.queries.ts'

/** So near to the last photo that is known, more of them are asked for. */
const readAhead = 3
/** Among how many of its neighbours a photo that a link leads to is looked for. */
const maxLooked = 96

/** Fetches a photo that is likely to be looked at next. */
const preload = ({ imageKeys, width }: Photo): void => {
  if (!imageKeys) return
  const image = new Image()
  image.sizes = '100vw'
  Object.assign(image, photoSources(imageKeys.medium, width))
}

/**
 * One photo, and those before and behind it: among the photos of a site or of all sites (`among`), or else of the site
 * that it shows.
 */
export const useWalk = (photoId: string | null, among: string | null) => {
  const single = useQuery({ ...photoQuery(photoId ?? ''), enabled: photoId !== null })
  const alone = photoId === null ? undefined : single.data
  const {
    items: photos = [],
    total,
    hasMore,
    isLoading,
    isLoadingMore,
    error,
    loadMore,
  } = usePhotos(photoId === null ? null : (among ?? alone?.diveSiteId ?? null))
  const at = photos.findIndex(({ id }) => id === photoId)
  const photo = photos[at] ?? alone ?? null
  const previous = photoId === null ? null : neighbour(photos, photoId, -1)
  const next = photoId === null ? null : neighbour(photos, photoId, 1)

  const isNearEnd = at < 0 ? photos.length > 0 && photos.length < maxLooked : at >= photos.length - readAhead
  const wantsMore = isNearEnd && hasMore && !isLoadingMore && error === null
  const goOn = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (wantsMore) goOn()
  }, [wantsMore])

  const preloadBoth = useEffectEvent(() => {
    for (const neighbouring of [next, previous]) if (neighbouring) preload(neighbouring)
  })
  const around = `${previous?.id} ${next?.id}`
  const isShown = photo !== null
  useEffect(() => {
    if (isShown && around !== '') preloadBoth()
  }, [isShown, around])

  return {
    photo,
    previous,
    next,
    /** `3 of 12`, counted from 1; null where the photo stands among no others. */
    place: at < 0 || photos.length < 2 ? null : { number: at + 1, of: Math.max(total, photos.length) },
    isLoading: photo === null && (single.isFetching || isLoading),
    error: photo === null && !single.isFetching ? single.error : null,
    retry: () => void single.refetch(),
  }
}
