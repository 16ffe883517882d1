/** Formats are slow to make, and most pages need few of them: each is made when it is first used. */
const once = <Format>(make: () => Format): (() => Format) => {
  let made: Format | undefined
  return () => (made ??= make())
}

const plurals = once(() => new Intl.PluralRules('en'))
const dates = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }))
const lists = {
  and: once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' })),
}
const numbers = new Map<string, Intl.NumberFormat>()

/** A number as it is read, with at most and at least so many decimals: `1,200`, `4.3`. */
export const numberText = (value: number, maxDecimals = 0, minDecimals = 0): string => {
  // The first format takes a phone a blink to make, and short whole numbers are written alike by all of them.
  if (Number.isInteger(value) && Math.abs(value) < 1_000 && minDecimals === 0) return String(value)
  const key = `${maxDecimals} ${minDecimals}`
  const format =
    numbers.get(key) ??
    new Intl.NumberFormat('en', {
      maximumFractionDigits: maxDecimals,
      minimumFractionDigits: minDecimals,
      signDisplay: 'negative',
    })
  numbers.set(key, format)
  return format.format(value)
}

/**
 * The sentence for this many, in which `#` stands for the number and `{name}` for one of the values. What people wrote
 * goes into the values, as it may hold a `#` of its own.
 */
export const plural = (
  count: number,
  { one, other }: { one: string; other: string },
  values: Readonly<Record<string, string>> = {},
): string =>
  (plurals().select(count) === 'one' ? one : other).replace(/#|\{(\w+)\}/g, (mark, name?: string) =>
    name === undefined ? numberText(count) : (values[name] ?? mark),
  )

/** What stands before the last item of a list. */
export type ListWord = keyof typeof lists

/** `a`, `a and b`, `a, b and c` */
export const listText = (items: readonly string[], word: ListWord = 'and'): string =>
  lists[word]().format(items)

/** The items of such a list and the words between them, for lists of more than plain text. */
export const listParts = (items: readonly string[], word: ListWord = 'and') =>
  lists[word]().formatToParts(items)

const monthsOfYears = once(
  () => new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A year, a month or a day in words: `2023`, `January 2023` or `January 10, 2023`. */
export const partialDateText = (value: string): string => {
  if (value.length === 4) return value
  const format = value.length === 7 ? monthsOfYears() : dates()
  return format.format(new Date(value))
}

/** A day in words, in UTC: `July 1, 2026`. */
export const longDate = (day: Date): string => dates().format(day)
