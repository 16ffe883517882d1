import type { Card } from '@soundings/contract/cards'
import type { Photo } from '@soundings/contract/media'
import { sitePath } from '@soundings/rules/share'
import { NIL } from 'uuid'
import { findPhotosSeen } from '#features/media/index.ts'
import { findReportsNamed, reportPagePath, titleOf } from '#features/reports/index.ts'
import { findSitesSeenBy } from '#features/sites/index.ts'
import type { CardSource } from './cards.service.ts'
import { eventCards } from './event-cards.ts'
import { groupCards } from './group-cards.ts'
import { tripCards } from './trip-cards.ts'

const placeOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ') || null

const sites: CardSource<'site'> = {
  kind: 'site',
  // A card shows what any member may see, and one’s own: being an editor opens nothing here.
  cards: async (db, reader, ids) => {
    const found = await findSitesSeenBy(db, { id: reader?.id ?? NIL, isEditor: false }, [...ids])
    return new Map(
      found.map((site) => [
        site.id,
        {
          title: site.siteName,
          about: placeOf(site.region, site.country),
          path: sitePath(site),
          picture: site.thumbnailUrl,
          depth: site.maxDepth,
        },
      ]),
    )
  },
}

const reports: CardSource<'report'> = {
  kind: 'report',
  cards: async (db, reader, ids) => {
    const found = await findReportsNamed(db, ids, reader?.id ?? NIL)
    return new Map(
      found.map(({ id, title, site }) => [
        id,
        {
          title: titleOf({ title, siteName: site.siteName }),
          about: site.siteName,
          path: reportPagePath({ id, siteId: site.id, slug: site.slug }),
          picture: null,
          depth: null,
        },
      ]),
    )
  },
}

const cardsOfPhotos = (photos: ReadonlyMap<string, Photo>): Map<string, Card> =>
  new Map(
    [...photos.values()].map(({ id, caption, diveSite, thumbnailUrl }) => [
      id,
      {
        title: caption ?? 'Photo',
        about: diveSite?.siteName ?? null,
        path: `${diveSite ? sitePath(diveSite) : '/explore'}?photo=${id}`,
        picture: thumbnailUrl,
        depth: null,
      },
    ]),
  )

/** Public photos alone, one’s own too: a private one of a dive cannot be sent, and so is nobody’s but its owner’s. */
const publicPhotos: CardSource<'photo'> = {
  kind: 'photo',
  cards: async (db, _reader, ids) => cardsOfPhotos(await findPhotosSeen(db, [...ids])),
}

/** Photos that everybody sees, and one’s own while they wait for review. */
const seenPhotos: CardSource<'photo'> = {
  kind: 'photo',
  cards: async (db, reader, ids) => cardsOfPhotos(await findPhotosSeen(db, [...ids], reader)),
}

/** What can go with messages. */
export const messageCards = [sites, reports, publicPhotos, eventCards, tripCards] as const
/** What words lead to, beside threads. */
export const namedCards = [sites, reports, seenPhotos, eventCards, groupCards, tripCards] as const
