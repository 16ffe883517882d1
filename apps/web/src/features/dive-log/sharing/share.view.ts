import { type DiveShare, type SharedPart, sharedParts } from '@soundings/contract/dive-log'
import { listText } from '@soundings/rules/phrases'
import { type DateLanguage, dateText } from '#shared/lib/date.ts'

/** What a link may show beyond the dive’s place, day and figures. */
export const partLabel: Record<SharedPart, string> = {
  photos: 'Photos',
  profile: 'Dive profile',
  gas: 'Gas and cylinders',
  notes: 'Notes',
  people: 'Names of buddies and guides',
  position: 'Exact entry position',
}

/** When a new link ends, in days; null keeps it open. */
export const endings = [
  { value: 'never', label: 'Never', days: null },
  { value: 'week', label: 'In 7 days', days: 7 },
  { value: 'month', label: 'In 30 days', days: 30 },
] as const
export type Ending = (typeof endings)[number]['value']

const day = 24 * 3_600_000

/** The instant at which a link ends that is made now; in milliseconds since 1970. */
export const endOf = (ending: string, now: number): string | null => {
  const days = endings.find(({ value }) => value === ending)?.days ?? null
  return days === null ? null : new Date(now + days * day).toISOString()
}

/** `Photos, dive profile and notes`; what every link shows is not named. */
export const showsText = (shows: readonly SharedPart[]): string => {
  const names = sharedParts.filter((part) => shows.includes(part)).map((part) => partLabel[part])
  if (names.length === 0) return 'Main facts only'
  const [first = '', ...others] = names
  return listText([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))])
}

export const endsText = ({ expiresAt }: Pick<DiveShare, 'expiresAt'>, language: DateLanguage): string =>
  expiresAt === null ? 'No end date' : `Ends ${dateText(expiresAt, language)}`
