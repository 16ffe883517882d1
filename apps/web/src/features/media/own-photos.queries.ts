import { media } from '@soundings/contract/media'
import { readPages } from '#shared/api/query.ts'

/** The photos that the person has added, the newest first. */
export const ownPhotosQuery = () => readPages(media.mine, { query: {} })
