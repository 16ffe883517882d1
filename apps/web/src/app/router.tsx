import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { readPhotoParts } from '#features/media/index.ts'
import { loadMessagesPage, readMessagesSearch } from '#features/messages/index.ts'
import { readReportParts } from '#features/reports/index.ts'
import { featurePages } from './app-features.ts'
import { appPages } from './app-pages.ts'
import { questionOf, readExploreSearch } from './explore/explore-search.ts'
import { SiteScreen } from './explore/lazy-site-screen.ts'
import { hubPages } from './hub-pages.ts'
import { pageRoutes, type StartContext } from './page-routes.ts'
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

const root = createRootRouteWithContext<StartContext>()({
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
const exploreList = createRoute({
  getParentRoute: () => explore,
  path: '/explore',
  // The first screen comes with its list; later the list says itself that it waits.
  loader: async ({ context, location }) => {
    const search = readExploreSearch(location.search)
    if (!context.isStarting() || search.view === 'map' || search.filter_type) return
    const { loadSiteList } = await import('#features/sites/index.ts')
    await loadSiteList(context.queries, questionOf(search))
  },
})
const exploreSite = createRoute({
  getParentRoute: () => explore,
  path: '/sites/$siteId/{-$slug}',
  // A link to a site opens with its details, not with their place.
  loader: async ({ context, params }) => {
    const { loadSite } = await import('#features/sites/index.ts')
    await Promise.all([SiteScreen.preload?.(), loadSite(context.queries, params.siteId)])
  },
})

// The list of conversations stays on screen while they open beside it.
const talks = createRoute({
  getParentRoute: () => root,
  id: 'talks',
  validateSearch: readMessagesSearch,
  component: lazyRouteComponent(loadMessagesPage, 'MessagesPage'),
})
const talkList = createRoute({ getParentRoute: () => talks, path: '/messages' })
const talk = createRoute({ getParentRoute: () => talks, path: '/messages/$conversationId' })
const talkWith = createRoute({ getParentRoute: () => talks, path: '/messages/with/$username' })

const routeTree = root.addChildren([
  explore.addChildren([exploreList, exploreSite]),
  talks.addChildren([talkList, talk, talkWith]),
  ...pageRoutes(root, appPages),
  ...pageRoutes(root, featurePages),
  ...pageRoutes(root, hubPages),
])

/** The router of the app; tests bring a history of their own. */
export const createAppRouter = (queries: QueryClient, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: { queries, isStarting: (): boolean => router.state.resolvedLocation === undefined },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
