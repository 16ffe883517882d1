import { zonePlaces } from './zone-places.ts'

type ZonePlace = { lat: number; lng: number }

/** Where the place lies that a time zone is named after, in whole degrees; null for one that is named after none. */
export const placeOfZone = (zone: string): ZonePlace | null => {
  const [area = '', ...name] = zone.split('/')
  const entry = zonePlaces[area]?.split(',').find((each) => each.startsWith(`${name.join('/')} `))
  const [, lat, lng] = entry?.split(' ') ?? []
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) }
}

type WithTemporal = { Temporal?: { Now?: { timeZoneId?: () => string } } }

/** The time zone of the device. Where a browser tells it by itself, a phone needs not make a format of dates to ask that. */
const ownZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now?.timeZoneId?.() ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Roughly where somebody is, by the time zone of their device: good for an order, and nobody has to be asked. */
export const roughPlace = (): ZonePlace | null => {
  try {
    return placeOfZone(ownZone())
  } catch {
    return null
  }
}
