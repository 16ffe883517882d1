import type { DiveCylinder } from '@soundings/contract/dive-log'
import { gasKindOf } from '@soundings/rules/dive-gas'
import type { z } from 'zod'

/** What the form offers to breathe; pure oxygen is nitrox of 100 %. */
export const formGases = ['air', 'nitrox', 'trimix'] as const
export type FormGas = (typeof formGases)[number]

/** A cylinder as it stands in the form; litres, bar, percent. `at` tells it from the others of its dive. */
export type CylinderValues = {
  at: number
  description: string
  size: number | null
  gas: FormGas
  o2: number | null
  he: number | null
  startPressure: number | null
  endPressure: number | null
  /** What the form does not show and must not be lost. */
  workingPressure: number | null
  use: string | null
}

/** What a gas begins with when it is chosen, in percent. */
const usualMix: Record<FormGas, { o2: number; he: number }> = {
  air: { o2: 21, he: 0 },
  nitrox: { o2: 32, he: 0 },
  trimix: { o2: 21, he: 35 },
}

export const withGas = (cylinder: CylinderValues, gas: FormGas): CylinderValues => ({
  ...cylinder,
  gas,
  ...usualMix[gas],
})

/** One more than there are, filled with air; as large as the one before it. */
export const nextCylinder = (known: readonly CylinderValues[]): CylinderValues => {
  const last = known.at(-1)
  return {
    at: Math.max(-1, ...known.map(({ at }) => at)) + 1,
    description: last?.description ?? '',
    size: last?.size ?? null,
    gas: 'air',
    ...usualMix.air,
    startPressure: null,
    endPressure: null,
    workingPressure: null,
    use: null,
  }
}

type Told = z.input<typeof DiveCylinder>

const gasOf = (o2: number, he: number): FormGas => {
  const kind = gasKindOf({ o2, he })
  return kind === 'oxygen' ? 'nitrox' : kind
}

export const valuesOfCylinder = (told: Told, at: number): CylinderValues => {
  const { o2 = usualMix.air.o2, he = usualMix.air.he } = told
  return {
    at,
    description: told.description ?? '',
    size: told.size ?? null,
    gas: gasOf(o2, he),
    o2,
    he,
    startPressure: told.startPressure ?? null,
    endPressure: told.endPressure ?? null,
    workingPressure: told.workingPressure ?? null,
    use: told.use ?? null,
  }
}

/** What is sent of it. A percentage that is missing is told to be wrong at its field. */
export const cylinderWords = ({ at: _, gas, o2, he, description, ...rest }: CylinderValues) => ({
  ...rest,
  description: description.trim() || null,
  o2: o2 ?? 0,
  he: gas === 'trimix' ? (he ?? -1) : 0,
})
