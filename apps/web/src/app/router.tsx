import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { readPhotoParts } from '#features/media/index.ts'
import { readExploreSearch } from './explore/explore-search.ts'
import { requireGroup } from './guards.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

// One line per address. Pages load when they are first visited.

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  // Gallery and viewer open over every page.
  validateSearch: readPhotoParts,
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage'),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  // A link to a photo without a site leads here.
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/explore', search: readPhotoParts(search), replace: true })
  },
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
    const { loadSite } = await import('#features/sites/index.ts')
    await loadSite(context.queries, params.siteId)
  },
})

// Signed out, they ask to log in and go on from there: whoever follows a link here must not lose it.
const addSite = createRoute({
  getParentRoute: () => root,
  path: '/add-site',
  component: lazyRouteComponent(() => import('./pages/AddSitePage.tsx'), 'AddSitePage'),
})
const editSite = createRoute({
  getParentRoute: () => root,
  path: '/sites/$siteId/edit',
  component: lazyRouteComponent(() => import('./pages/EditSitePage.tsx'), 'EditSitePage'),
})

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => import('./pages/AboutPage.tsx'), 'AboutPage'),
})

/** Which kind is shown, and which item is open. */
type ModerationSearch = { type?: string | undefined; item?: string | undefined }

const moderator = createRoute({
  getParentRoute: () => root,
  path: '/moderator/report',
  validateSearch: ({ type, item }: ModerationSearch): ModerationSearch => ({ type, item }),
  beforeLoad: requireGroup('moderator'),
  component: lazyRouteComponent(() => import('./pages/ModerationPage.tsx'), 'ModerationPage'),
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
