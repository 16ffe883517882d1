import { depthUnits, pressureUnits, temperatureUnits, weightUnits } from '@soundings/contract/settings-fields'
import { metric, type Quantity, type Units } from '@soundings/rules/units'
import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'

const quantities = Object.keys(metric) as Quantity[]
const keyOf = (quantity: Quantity) => `soundings.${quantity}-unit`

/** What this device keeps of a kind; metric until somebody chooses otherwise. */
const kept = <Q extends Quantity>(quantity: Q, units: readonly Units[Q][]): Units[Q] => {
  const stored = readStored(keyOf(quantity))
  return units.find((unit) => unit === stored) ?? metric[quantity]
}

type UnitState = Units & { choose: (units: Partial<Units>) => void; setDepth: (unit: Units['depth']) => void }

/** The units this device shows and takes. */
export const useUnits = create<UnitState>()((set, get) => ({
  temperature: kept('temperature', temperatureUnits),
  depth: kept('depth', depthUnits),
  pressure: kept('pressure', pressureUnits),
  weight: kept('weight', weightUnits),
  choose: (units) => {
    for (const quantity of quantities) {
      const unit = units[quantity]
      if (unit) writeStored(keyOf(quantity), unit)
    }
    set(units)
  },
  setDepth: (depth) => get().choose({ depth }),
}))
