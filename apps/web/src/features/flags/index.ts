export { startFlags } from './start-flags.ts'
export { useFlag } from './use-flag.ts'
