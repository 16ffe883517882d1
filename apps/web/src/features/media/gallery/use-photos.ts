import type { Photo } from '@soundings/contract/media'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allPhotosQuery, sitePhotosQuery } from '../media.queries.ts'

export type Photos = {
  /** As far as they were fetched; undefined before the first answer. */
  photos: Photo[] | undefined
  total: number
  error: Error | null
  isLoading: boolean
  isLoadingMore: boolean
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

/** Photos that move while they are read may stand on two pages: each is shown once. */
const once = (photos: Photo[]): Photo[] => [...new Map(photos.map((photo) => [photo.id, photo])).values()]

/** The photos of a site, or those of all sites for `all`; nothing is asked for null. */
export const usePhotos = (gallery: string | null): Photos => {
  const ofSite = useInfiniteQuery({
    ...sitePhotosQuery(gallery ?? ''),
    enabled: gallery !== null && gallery !== 'all',
  })
  const ofAll = useInfiniteQuery({ ...allPhotosQuery(), enabled: gallery === 'all' })
  const asked = gallery === 'all' ? ofAll : ofSite
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = asked
  const hasFailed = !isFetching && (data === undefined || isFetchNextPageError)
  const photos = useMemo(() => data && once(data.pages.flatMap(({ items }) => items)), [data])
  return {
    photos,
    total: data?.pages[0]?.total ?? 0,
    error: hasFailed ? asked.error : null,
    isLoading: isFetching && !data,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void (data ? fetchNextPage() : asked.refetch()),
  }
}
