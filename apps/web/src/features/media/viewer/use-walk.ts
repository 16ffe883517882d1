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

/** A photo beside the one that is looked at; all but its id may not be known yet. */
type Neighbour = Pick<Photo, 'id'> & Partial<Pick<Photo, 'imageKeys' | 'width'>>

/** Fetches a photo that is likely to be looked at next. */
const preload = ({ imageKeys, width }: Neighbour): void => {
  if (!imageKeys) return
  const image = new Image()
  image.sizes = '100vw'
  Object.assign(image, photoSources(imageKeys.medium, width))
}

/** Those before and behind a photo whose neighbours a page named, and where it stands among them. */
const useNamed = (photoId: string | null, ids: readonly string[]) => {
  const at = photoId === null ? -1 : ids.indexOf(photoId)
  const beside = (way: -1 | 1) => (at < 0 ? undefined : ids[at + way])
  const read = (id: string | undefined) => ({ ...photoQuery(id ?? ''), enabled: id !== undefined })
  const [before, behind] = [beside(-1), beside(1)]
  const [previous, next] = [useQuery(read(before)).data, useQuery(read(behind)).data]
  return {
    isAmong: at >= 0,
    previous: before === undefined ? null : (previous ?? { id: before }),
    next: behind === undefined ? null : (next ?? { id: behind }),
    place: at < 0 || ids.length < 2 ? null : { number: at + 1, of: ids.length },
  }
}

/**
 * One photo, and those before and behind it: among those that a page named (`ids`), the photos of a site or of all sites
 * (`among`), or else of the site that it shows.
 */
export const useWalk = (photoId: string | null, among: string | null, ids: readonly string[] = []) => {
  const named = useNamed(photoId, ids)
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
  } = usePhotos(photoId === null || named.isAmong ? null : (among ?? alone?.diveSiteId ?? null))
  const at = photos.findIndex(({ id }) => id === photoId)
  const photo = photos[at] ?? alone ?? null
  const found = photoId === null || named.isAmong ? null : photoId
  const previous = found === null ? named.previous : neighbour(photos, found, -1)
  const next = found === null ? named.next : neighbour(photos, found, 1)

  const isNearEnd = at < 0 ? photos.length > 0 && photos.length < maxLooked : at >= photos.length - readAhead
  const wantsMore = isNearEnd && hasMore && !isLoadingMore && error === null
  const goOn = useEffectEvent(() => loadMore())
  useEffect(() => {
    if (wantsMore) goOn()
  }, [wantsMore])

  const preloadBoth = useEffectEvent(() => {
    for (const neighbouring of [next, previous]) if (neighbouring) preload(neighbouring)
  })
  const around = [previous, next].map((one: Neighbour | null) => one?.imageKeys?.medium).join(' ')
  const isShown = photo !== null
  useEffect(() => {
    if (isShown && around !== '') preloadBoth()
  }, [isShown, around])

  return {
    photo,
    previous,
    next,
    /** `3 of 12`, counted from 1; null where the photo stands among no others. */
    place:
      named.place ??
      (at < 0 || photos.length < 2 ? null : { number: at + 1, of: Math.max(total, photos.length) }),
    isLoading: photo === null && (single.isFetching || isLoading),
    error: photo === null && !single.isFetching ? single.error : null,
    retry: () => void single.refetch(),
  }
}
