export { LazyPlaceMap as PlaceMap } from './LazyPlaceMap.tsx'
export { LazySiteMap as SiteMap } from './LazySiteMap.tsx'
export { baseMapsQuery, mapVersionQuery, tilesAddress } from './map.queries.ts'
