/** What to wear from so many degrees Celsius on. */
type Suit = { from: number; suit: string }

// Where shops and training agencies draw the lines differs by a degree or two; these lie in the middle of what they print.
const suits: readonly Suit[] = [
  { from: 29, suit: 'a rash guard or a shorty' },
  { from: 26, suit: 'a 3 mm wetsuit' },
  { from: 22, suit: 'a 5 mm wetsuit' },
  { from: 18, suit: 'a 7 mm wetsuit with a hood' },
  { from: 14, suit: 'a semi-dry suit with hood and gloves' },
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
