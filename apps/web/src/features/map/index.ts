export { SiteMap } from './SiteMap.tsx'
