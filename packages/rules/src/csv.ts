export type CsvValue = string | number | null

/** What a program for tables would take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const needsQuotes = /["\r\n]|^\s|\s$/
/** A negative number with a fraction, as coordinates have it, is none. */
const fraction = /^[+-]?\d+[.,]\d+$/

const cell = (value: CsvValue, delimiter: string): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // An apostrophe in front makes it text, and nothing that people write is ever worked out.
  const text = formula.test(value) && !fraction.test(value) ? `'${value}` : value
  return needsQuotes.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of a table as RFC 4180 has them, ends included; text that looks like a formula is defused. */
export const csvLines =
  (delimiter: string) =>
  (values: readonly CsvValue[]): string =>
    `${values.map((value) => cell(value, delimiter)).join(delimiter)}\r\n`

/** Such a line with commas. */
export const csvLine = csvLines(',')

/** What a file begins with, so that programs for tables read its letters as UTF-8. */
export const csvMark = '\uFEFF'
