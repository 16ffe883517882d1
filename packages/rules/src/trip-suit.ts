/** What to wear from so many degrees Celsius on. */
type Suit = { from: number; suit: string }

/**
 * The table of NAUI’s Scuba Diver course, in degrees Celsius: a thin wetsuit from `thin` to `warmest`, a thick one from
 * `thick` on, and a dry suit below. Where it ends, above `warmest`, a rash guard or a shorty is what people wear. It is the
 * only one of the product.
 */
export const suitBounds = { warmest: 29, thin: 24, thick: 13 } as const

const suits: readonly Suit[] = [
  { from: suitBounds.warmest, suit: 'a rash guard or a shorty' },
  { from: suitBounds.thin, suit: 'a wetsuit of 2 to 3 mm' },
  { from: suitBounds.thick, suit: 'a wetsuit of 5 to 7 mm' },
  { from: Number.NEGATIVE_INFINITY, suit: 'a drysuit with hood and gloves' },
]

/** In degrees Celsius; null at an open end. */
export type SuitSpan = { suit: string; from: number | null; below: number | null }

/** What most divers wear at this temperature of the water, in degrees Celsius, and between which temperatures that holds. */
export const suitFor = (celsius: number): SuitSpan => {
  const at = suits.findIndex(({ from }) => celsius >= from)
  const found = suits[at] ?? { from: 0, suit: '' }
  return {
    suit: found.suit,
    from: Number.isFinite(found.from) ? found.from : null,
    below: suits[at - 1]?.from ?? null,
  }
}
