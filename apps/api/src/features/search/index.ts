export { openSearch } from './open-search.ts'
export { searchRoutes } from './search.routes.ts'
