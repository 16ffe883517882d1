import type { FlagKey } from '@soundings/contract/flags'
import { type FlagValues, useFlags } from './flag-store.ts'

/** A feature flag of the current user. Until the server has answered, what is behind a flag is hidden. */
export const useFlag = (key: FlagKey): { value: boolean; isReady: boolean } => {
  const values = useFlags((flags) => flags.values)
  return { value: values?.[key] ?? false, isReady: values !== null }
}

/** Whether a flag may be on: what would move others when it comes is there until the server has answered. */
export const useMayBeOn = (key: FlagKey): boolean => useFlags(({ values }) => values?.[key] ?? true)

const onIn =
  (values: FlagValues | null) =>
  (key: FlagKey): boolean =>
    values?.[key] ?? false

/** Which flags are on for the current user: none until the server has answered. */
export const useFlagsOn = () => onIn(useFlags((flags) => flags.values))

/** The same where no component asks. */
export const isFlagOn = (key: FlagKey): boolean => onIn(useFlags.getState().values)(key)
