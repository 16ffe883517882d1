const decimal = /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/

/** The number that somebody typed, with a point or a comma; null when nothing is there, NaN when it is no number. */
export const readNumber = (text: string): number | null => {
  const typed = text.replaceAll('−', '-').replace(/\s/g, '')
  if (typed === '') return null
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}
