export { Banners } from './Banners.tsx'
