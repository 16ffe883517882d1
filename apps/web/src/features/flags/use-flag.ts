import type { FlagKey } from '@soundings/contract/flags'
import { useFlags } from './flag-store.ts'

/** A feature flag for whoever is here. Until the server has answered, what a flag shows is not shown. */
export const useFlag = (key: FlagKey): { value: boolean; isReady: boolean } => {
  const values = useFlags((flags) => flags.values)
  return { value: values?.[key] ?? false, isReady: values !== null }
}
