import { createFormStore } from '#shared/drafts/form-store.ts'

/** A dive site on its way to a trip. Coordinates in degrees. */
export type TripSite = {
  id: string
  siteName: string
  region: string | null
  country: string | null
  coordinates: readonly [lng: number, lat: number]
}

/** The question to which trip a dive site goes, over any page. Lists of sites open it, and the trip planner answers. */
export const addToTripForm = createFormStore<TripSite | null>(null)

/** Asks to which trip a site goes; people who are not signed in are asked to log in first. */
export const addToTrip = ({ id, siteName, region, country, coordinates }: TripSite): void =>
  addToTripForm.open({ id, siteName, region, country, coordinates })
