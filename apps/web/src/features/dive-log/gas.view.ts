import type { DiveCylinder } from '@soundings/contract/dive-log'
import { gasKindOf } from '@soundings/rules/dive-gas'
import { numberText } from '@soundings/rules/phrases'

type Mix = Pick<DiveCylinder, 'o2' | 'he'>

/** What divers call a mix: `Air`, `EAN32`, `Trimix 18/45`, `Oxygen`. Percent. */
export const gasName = ({ o2, he }: Mix): string => {
  switch (gasKindOf({ o2, he })) {
    case 'air':
      return 'Air'
    case 'oxygen':
      return 'Oxygen'
    case 'trimix':
      return `Trimix ${numberText(o2)}/${numberText(he)}`
    default:
      return `EAN${numberText(o2)}`
  }
}
