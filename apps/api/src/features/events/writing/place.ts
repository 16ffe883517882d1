import { type EventFacts, eventTexts } from '@soundings/contract/events'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import { findSitesSeenBy } from '#features/sites/index.ts'
import { zoneAt } from '#shared/zones.ts'
import { wrong } from '../refusals.ts'

type Asked = Pick<EventFacts, 'siteId' | 'location' | 'coordinates' | 'country' | 'zone'>
export type Where = {
  location: string
  lng: number | null
  lat: number | null
  country: string | null
  zone: string
}

/** Where an event takes place: what its organiser says, and of the rest what its site does. */
export const placeOf = async (tx: Db, userId: string, asked: Asked): Promise<Where> => {
  const { siteId } = asked
  const [site] = siteId === null ? [] : await findSitesSeenBy(tx, { id: userId, isEditor: false }, [siteId])
  if (siteId !== null && site?.approvalStatus !== 'approved') throw wrong('siteId', eventTexts.noSite)
  const coordinates = asked.coordinates ?? site?.coordinates ?? null
  const location = asked.location || (site?.siteName ?? '')
  if (location === '') throw wrong('location', eventTexts.noLocation)
  const zone = asked.zone ?? (coordinates && zoneAt(coordinates))
  if (zone === null) throw wrong('zone', eventTexts.noZone)
  const [lng, lat] = coordinates ?? [null, null]
  return { location, lng, lat, country: asked.country ?? site?.country ?? null, zone }
}

/** An event shows a photo of whoever organises it. */
export const checkImage = async (tx: Db, userId: string, imageId: string | null): Promise<void> => {
  if (imageId === null) return
  const seen = await findPhotosSeen(tx, [imageId], { id: userId, isModerator: false })
  const image = seen.get(imageId)
  // A private photo is for its owner alone.
  if (image?.uploadedBy !== userId || image.approvalStatus === 'private')
    throw wrong('imageId', eventTexts.noPhoto)
}
