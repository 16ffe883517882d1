export type CsvValue = string | number | null

/** What a program for tables would take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const needsQuotes = /[",\r\n]|^\s|\s$/

const cell = (value: CsvValue): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // An apostrophe in front makes it text, and nothing that people write is ever worked out.
  const text = formula.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a table as RFC 4180 has it, its end included; text that looks like a formula is defused. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`

/** What a file begins with, so that programs for tables read its letters as UTF-8. */
export const csvMark = '\uFEFF'
