export { LazyPlaceMap as PlaceMap } from './LazyPlaceMap.tsx'
export { LazySiteMap as SiteMap } from './LazySiteMap.tsx'
export { LazySpotMap as SpotMap } from './LazySpotMap.tsx'
export { mapVersionQuery } from './map.queries.ts'
