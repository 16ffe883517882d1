import { numberText } from '@soundings/rules/phrases'

const formats = new Map<string, Intl.NumberFormat>()

const format = (currency: string, digits: number): Intl.NumberFormat => {
  const key = `${currency} ${digits}`
  const made =
    formats.get(key) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: Math.max(digits, 2),
    })
  formats.set(key, made)
  return made
}

/** Money in units of its currency: `€35`, `$12.50`. */
export const moneyText = (amount: number, currency: string): string => {
  const digits = Number.isInteger(amount) ? 0 : 2
  try {
    return format(currency, digits).format(amount)
  } catch {
    // A currency that this browser does not know.
    return `${numberText(amount, 2)} ${currency}`
  }
}
