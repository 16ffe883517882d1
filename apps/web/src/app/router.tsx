import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { readPhotoParts } from '#features/media/index.ts'
import { readReportParts } from '#features/reports/index.ts'
import { featurePages } from './app-features.ts'
import { appPages } from './app-pages.ts'
import { readExploreSearch } from './explore/explore-search.ts'
import { pageRoutes } from './page-routes.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

// Pages load when they are first visited.

const pages = () => import('./lazy-pages.ts')

/** What every address may say: which photo, gallery or dive report lies over the page. */
const readOverlays = (said: Record<string, unknown>) => ({
  ...readPhotoParts(said),
  ...readReportParts(said),
})

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  validateSearch: readOverlays,
  component: Shell,
  notFoundComponent: lazyRouteComponent(async () => (await pages()).loadNotFoundPage(), 'NotFoundPage'),
})

// List and map stay on screen while the addresses below change.
const explore = createRoute({
  getParentRoute: () => root,
  id: 'browse',
  validateSearch: readExploreSearch,
  component: lazyRouteComponent(() => import('./pages/ExplorePage.tsx'), 'ExplorePage'),
})
const exploreList = createRoute({ getParentRoute: () => explore, path: '/explore' })
const exploreSite = createRoute({
  getParentRoute: () => explore,
  path: '/sites/$siteId/{-$slug}',
  // A link to a site opens with its details, not with their place.
  loader: async ({ context, params }) => {
    const [{ loadSite }] = await Promise.all([
      import('#features/sites/index.ts'),
      import('./explore/SiteScreen.tsx'),
    ])
    await loadSite(context.queries, params.siteId)
  },
})

const routeTree = root.addChildren([
  explore.addChildren([exploreList, exploreSite]),
  ...pageRoutes(root, appPages),
  ...pageRoutes(root, featurePages),
])

/** The router of the app; tests bring a history of their own. */
export const createAppRouter = (queries: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queries },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
