export { LateSiteMap as SiteMap } from './LateSiteMap.tsx'
