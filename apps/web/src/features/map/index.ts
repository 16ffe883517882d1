export { LatePlaceMap as PlaceMap } from './LatePlaceMap.tsx'
export { LateSiteMap as SiteMap } from './LateSiteMap.tsx'
export { baseMapsQuery, mapVersionQuery, tilesAddress } from './map.queries.ts'
