export { startFlags } from './start-flags.ts'
export { isFlagOn, useFlag, useFlagsOn, useMayBeOn } from './use-flag.ts'
