import { type DateLanguage, dateText } from './date.ts'

/** When a new link ends, in days; null keeps it open. */
export const endings = [
  { value: 'never', label: 'Never', days: null },
  { value: 'week', label: 'In 7 days', days: 7 },
  { value: 'month', label: 'In 30 days', days: 30 },
] as const
export type Ending = (typeof endings)[number]['value']

/** What was chosen in a field; a link that ends never where that is none of them. */
export const endingOf = (chosen: string): Ending =>
  endings.find(({ value }) => value === chosen)?.value ?? 'never'

const day = 24 * 3_600_000

/** The instant at which a link ends that is made now; in milliseconds since 1970. */
export const endOf = (ending: Ending, now: number): string | null => {
  const days = endings.find(({ value }) => value === ending)?.days ?? null
  return days === null ? null : new Date(now + days * day).toISOString()
}

export const endsText = ({ expiresAt }: { expiresAt: string | null }, language: DateLanguage): string =>
  expiresAt === null ? 'No end date' : `Ends ${dateText(expiresAt, language)}`
