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
import { readExploreSearch } from './explore/explore-search.ts'
import { requireGroup } from './guards.ts'
import { readHomeSearch } from './home/home-search.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

// One line per address. Pages load when they are first visited.

const pages = () => import('./late-pages.ts')

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

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readHomeSearch,
  component: lazyRouteComponent(async () => (await pages()).loadHomePage(), 'HomePage'),
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

// Signed out, they ask to log in and go on from there: whoever follows a link here must not lose it.
const addSite = createRoute({
  getParentRoute: () => root,
  path: '/add-site',
  component: lazyRouteComponent(async () => (await pages()).loadAddSitePage(), 'AddSitePage'),
})
const editSite = createRoute({
  getParentRoute: () => root,
  path: '/sites/$siteId/edit',
  component: lazyRouteComponent(async () => (await pages()).loadEditSitePage(), 'EditSitePage'),
})

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(async () => (await pages()).loadAboutPage(), 'AboutPage'),
})

/** Which kind is shown, and which item is open. */
type ModerationSearch = { type?: string | undefined; item?: string | undefined }

const moderator = createRoute({
  getParentRoute: () => root,
  path: '/moderator/report',
  validateSearch: ({ type, item }: ModerationSearch): ModerationSearch => ({ type, item }),
  beforeLoad: requireGroup('moderator'),
  component: lazyRouteComponent(async () => (await pages()).loadModerationPage(), 'ModerationPage'),
})

const routeTree = root.addChildren([
  moderator,
  home,
  explore.addChildren([exploreList, exploreSite]),
  addSite,
  editSite,
  about,
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
