export { DiveMap } from './DiveMap.tsx'
export type { DiveMapProps } from './map-props.ts'
export type { Bounds } from './views.tsx'
