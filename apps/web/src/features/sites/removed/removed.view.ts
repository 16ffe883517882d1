import { plural } from '@soundings/rules/phrases'
/** The heading of the list of removed sites. */
export const removedText = (count: number): string =>
  plural(count, { one: '# removed site', other: '# removed sites, most recent first' })

const day = 24 * 3_600_000

/** `27 days left`, the one under way included; in the last one, `Last day`. Both in milliseconds since 1970. */
export const daysLeftText = (until: number, now: number): string => {
  const days = Math.ceil((until - now) / day)
  return days > 1 ? plural(days, { one: '# day left', other: '# days left' }) : 'Last day'
}
