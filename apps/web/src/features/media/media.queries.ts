import { media, type Photo } from '@soundings/contract/media'
import type { Reply, Route } from '@soundings/contract/route'
import { type InfiniteData, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import { siteReads } from '#features/sites/index.ts'
import { call } from '#shared/api/client.ts'
import { failureOf } from '#shared/api/failure.ts'
import { read, readFrom, readPages, refresh } from '#shared/api/query.ts'
import { mediaReads } from './media-reads.ts'

/** How often photos that are being prepared are asked for, in milliseconds. */
const preparing = 2_000

/** Photos, page by page. */
export type PhotoPages = InfiniteData<Reply<typeof media.list>>

/** Looks again soon while a photo is being prepared, so that its picture appears by itself. */
const whilePreparing = ({ state }: { state: { data: PhotoPages | undefined } }): number | false =>
  state.data?.pages.some(({ items }) => items.some(({ state: stage }) => stage === 'processing'))
    ? preparing
    : false

/** Approved photos of all sites, newest first. */
export const allPhotosQuery = () => readPages(media.list, { query: {} })

/** Photos of a site, best rated first; the person's own that wait come before them. */
export const sitePhotosQuery = (siteId: string) => ({
  ...readPages(media.ofSite, { params: { siteId }, query: {} }),
  meta: { saysMoreToMembers: true },
  refetchInterval: whilePreparing,
})

/** One photo; its uploader and moderators may see one that others do not. */
export const photoQuery = (mediaId: string) => ({
  ...read(media.get, { params: { mediaId } }),
  meta: { saysMoreToMembers: true },
  refetchInterval: ({ state: { data } }: { state: { data: Photo | undefined } }): number | false =>
    data?.state === 'processing' ? preparing : false,
})

/** How the person rated a photo; null when they did not. */
const callOwnRating = async (mediaId: string, signal: AbortSignal): Promise<number | null> => {
  try {
    return (await call(media.ownRating, { params: { mediaId } }, signal)).rating
  } catch (error) {
    if (failureOf(error).kind === 'missing') return null
    throw error
  }
}

export const ownRatingQuery = (mediaId: string) =>
  queryOptions({
    queryKey: [media.ownRating.path, mediaId] as const,
    meta: { isPersonal: true },
    queryFn: ({ signal }) => callOwnRating(mediaId, signal),
  })

const isPages = (data: unknown): data is PhotoPages =>
  typeof data === 'object' && data !== null && 'pages' in data

const isRead = ({ path }: Route, { queryKey: [from] }: Query) => from === path
const lists = [media.list, media.mine, media.ofSite]

/** Changes one photo wherever it has been read. */
export const changeKnown = (queries: QueryClient, mediaId: string, change: (photo: Photo) => Photo): void => {
  const changed = (photo: Photo) => (photo.id === mediaId ? change(photo) : photo)
  queries.setQueriesData<PhotoPages>(
    { predicate: (query) => lists.some((list) => isRead(list, query)) },
    (data) =>
      isPages(data)
        ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
        : data,
  )
  queries.setQueryData<Photo>(photoQuery(mediaId).queryKey, (photo) => photo && changed(photo))
}

/** A person's rating of a photo, from 1 to 5; answers the photo's ratings with it. */
export const ratePhoto = async (mediaId: string, rating: number) =>
  (await call(media.rate, { params: { mediaId }, body: { rating } })).updatedRatings

/** What shows photos beside galleries: the log of their owner. */
const photoUsers = ['/api/dive-log', '/api/profile/certifications'] as const

type Words = Partial<Pick<Photo, 'caption' | 'description' | 'tags'>>

/** Changes what is said about an own photo. */
export const changePhoto = async (queries: QueryClient, mediaId: string, words: Words): Promise<void> => {
  const photo = await call(media.change, { params: { mediaId }, body: words })
  changeKnown(queries, mediaId, () => photo)
  void refresh(queries, [...mediaReads, ...photoUsers])
}

/** Takes a photo away for good; its site may show another one then. */
export const removePhoto = async (queries: QueryClient, mediaId: string): Promise<void> => {
  await call(media.remove, { params: { mediaId } })
  queries.removeQueries({ queryKey: photoQuery(mediaId).queryKey })
  await queries.cancelQueries(readFrom(mediaReads))
  void refresh(queries, [...mediaReads, ...siteReads, ...photoUsers])
}
