import type { Condition } from '@soundings/contract/reports'

/** What a diver reads for each way the water and the sky were. */
export const conditionLabel: Record<Condition, string> = {
  calm: 'Calm',
  'light-current': 'Light current',
  'strong-current': 'Strong current',
  surge: 'Surge',
  clear: 'Clear',
  overcast: 'Overcast',
  rainy: 'Rainy',
  windy: 'Windy',
}
