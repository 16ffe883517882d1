import { type ActivityItem, type Profile, profileFallbacks } from '@soundings/contract/profile'

/** What somebody is called on their page; a handle is no name. */
export const nameOf = ({ name }: Pick<Profile, 'name'>): string => name ?? profileFallbacks.name

/** Where somebody is at home, in their own words, with the country where these do not name it. */
export const placeOf = ({ location, country }: Pick<Profile, 'location' | 'country'>): string => {
  if (location === undefined) return country ?? profileFallbacks.location
  const isNamed = country === undefined || location.toLowerCase().includes(country.toLowerCase())
  return isNamed ? location : `${location} · ${country}`
}

/** What somebody did, in a few words; the site stands beside it. */
export const activityText = ({ kind }: Pick<ActivityItem, 'kind'>): string =>
  ({ photo: 'Shared a photo', report: 'Wrote a dive report', site: 'Added a dive site' })[kind]

/** Whether a profile shows its reader nothing but who it is. */
export const isBare = ({
  stats,
  activity,
  certifications,
  recentDives,
  groups,
  achievements,
}: Profile): boolean =>
  !stats &&
  [activity, certifications, recentDives, groups, achievements].every((list) => (list ?? []).length === 0)

let names: Intl.DisplayNames | undefined
/** The name of a language by its code: `German`. */
export const languageName = (code: string): string => {
  names ??= new Intl.DisplayNames(['en'], { type: 'language' })
  return names.of(code) ?? code
}
