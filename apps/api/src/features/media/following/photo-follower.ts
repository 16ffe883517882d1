import { plural } from '@soundings/rules/phrases'
import { newsByPerson } from '@soundings/rules/site-news'
import type { SiteFollower } from '#extension-points/site-follower.ts'
import { choosePictures } from '#features/sites/index.ts'
import {
  detachPhotos,
  findUploadersAt,
  hidePhotosAt,
  returnPhotos,
  transferPhotos,
} from './photos-at-site.repo.ts'

const hidden = (count: number) =>
  plural(count, {
    one: 'Your photo of it is hidden until the site is restored.',
    other: 'Your # photos of it are hidden until the site is restored.',
  })

const shown = (count: number) =>
  plural(count, {
    one: 'Your photo of it is visible again.',
    other: 'Your # photos of it are visible again.',
  })

const stayHidden = (count: number) =>
  plural(count, {
    one: 'Your photo of it stays hidden until you choose another site for it.',
    other: 'Your # photos of it stay hidden until you choose another site for them.',
  })

const stayPublic = (count: number) =>
  plural(count, {
    one: 'Your photo of it is kept, but isn’t linked to a site anymore.',
    other: 'Your # photos of it are kept, but aren’t linked to a site anymore.',
  })

/** Photos go along with a site that is merged; where one ends they stay with their uploaders, without a site. */
export const photoFollower: SiteFollower = {
  name: 'photos',
  tables: ['photos'],
  merge: async (tx, { from, into }) => {
    await transferPhotos(tx, from.id, into.id)
    for (const { id } of [from, into]) await choosePictures(tx, id)
    return {}
  },
  unmerge: async (tx, { siteId, outOf, led }) => {
    await returnPhotos(tx, outOf, siteId, led)
    for (const id of [siteId, outOf]) await choosePictures(tx, id)
    return {}
  },
  remove: async (tx, { site }) => ({
    news: newsByPerson(await findUploadersAt(tx, site.id), 'info', hidden),
  }),
  restore: async (tx, { siteId }) => ({
    news: newsByPerson(await findUploadersAt(tx, siteId), 'success', shown),
  }),
  end: async (tx, { siteId, wasPublic }) => {
    const uploaders = await findUploadersAt(tx, siteId)
    if (!wasPublic) await hidePhotosAt(tx, siteId)
    await detachPhotos(tx, siteId)
    return { news: newsByPerson(uploaders, 'warning', wasPublic ? stayPublic : stayHidden) }
  },
}
