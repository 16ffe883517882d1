export { startFlags } from './start-flags.ts'
export { isFlagOn, useFlag, useFlagsOn } from './use-flag.ts'
