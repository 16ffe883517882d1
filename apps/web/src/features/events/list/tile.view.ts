const format = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (at: Date): string => {
    made ??= new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
    return made.format(at)
  }
}
const month = format({ month: 'short' })
const weekday = format({ weekday: 'short' })

/** What a leaf of a calendar says of a day. */
export const tileOf = (date: string) => {
  const at = new Date(date)
  return { month: month(at), day: String(at.getUTCDate()), weekday: weekday(at) }
}
