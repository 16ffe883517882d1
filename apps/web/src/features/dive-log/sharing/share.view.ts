import { type SharedPart, sharedParts } from '@soundings/contract/dive-log'
import { listText } from '@soundings/rules/phrases'

/** What a link may show beyond the dive’s place, day and figures. */
export const partLabel: Record<SharedPart, string> = {
  photos: 'Photos',
  profile: 'Dive profile',
  gas: 'Gas and cylinders',
  notes: 'Notes',
  people: 'Names of buddies and guides',
  position: 'Exact entry position',
}

/** `Photos, dive profile and notes`; what every link shows is not named. */
export const showsText = (shows: readonly SharedPart[]): string => {
  const names = sharedParts.filter((part) => shows.includes(part)).map((part) => partLabel[part])
  if (names.length === 0) return 'Main facts only'
  const [first = '', ...others] = names
  return listText([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))])
}
