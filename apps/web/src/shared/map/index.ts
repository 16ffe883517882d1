export type { Base } from './base-style.ts'
export { DiveMap, type MapPosition } from './DiveMap.tsx'
