import type { FlagKey } from '@soundings/contract/flags'
import { create } from 'zustand'

export type FlagValues = Record<FlagKey, boolean>

/** The feature flags as they are for whoever is here; null until the server said so. */
export const useFlags = create<{ values: FlagValues | null }>()(() => ({ values: null }))
