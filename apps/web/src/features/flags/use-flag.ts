import type { FlagKey } from '@soundings/contract/flags'
import { useFlags } from './flag-store.ts'

/** A feature flag of the current user. Until the server has answered, what is behind a flag is hidden. */
export const useFlag = (key: FlagKey): { value: boolean; isReady: boolean } => {
  const values = useFlags((flags) => flags.values)
  return { value: values?.[key] ?? false, isReady: values !== null }
}
