import { create } from 'zustand'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import type { DepthUnit } from './units.view.ts'

const unitKey = 'soundings.depth-unit'

type UnitState = { depth: DepthUnit; setDepth: (unit: DepthUnit) => void }

/** The units this device shows. Metric until somebody chooses otherwise. */
export const useUnits = create<UnitState>()((set) => ({
  depth: readStored(unitKey) === 'ft' ? 'ft' : 'm',
  setDepth: (depth) => {
    writeStored(unitKey, depth)
    set({ depth })
  },
}))
