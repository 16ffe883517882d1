export { DiveMap, type DiveMapProps } from './DiveMap.tsx'
export type { Bounds } from './views.tsx'
