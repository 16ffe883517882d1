import type { FlagKey } from '@soundings/contract/flags'
import { create } from 'zustand'

export type FlagValues = Record<FlagKey, boolean>

/** The feature flags of the current user; null until the server has answered. */
export const useFlags = create<{ values: FlagValues | null }>()(() => ({ values: null }))
