import type { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#shared/feature.ts'
import { requireGroup } from './guards.ts'

/** The contract's `/sites/:siteId` as the router writes it: `/sites/$siteId`. */
type RouterPath<P extends string> = P extends `${infer Start}:${infer Rest}`
  ? `${Start}$${RouterPath<Rest>}`
  : P

const routerPath = <P extends string>(path: P) => path.replaceAll(':', '$') as RouterPath<P>

/** What the root of all pages tells them. */
export type StartContext = {
  queries: QueryClient
  /** Whether the app starts: what the page showed before still stands, and its first screen may come whole. */
  isStarting: () => boolean
}

type ReadSearch = NonNullable<Page['readSearch']>
const readNothing = () => ({})

const pageRoute = <R extends AnyRoute, Path extends string, Read extends ReadSearch>(
  root: R,
  path: Path,
  validateSearch: Read,
  { group, load, readFirst }: Page,
) =>
  createRoute({
    getParentRoute: () => root,
    path: routerPath(path),
    validateSearch,
    ...(group && { beforeLoad: requireGroup(group) }),
    loader: async ({ context, params, location }) => {
      const { queries, isStarting } = context as StartContext
      if (!readFirst || !isStarting()) return
      await readFirst(queries, { params, search: validateSearch(location.search) }).catch(() => undefined)
    },
    component: lazyRouteComponent(async () => ({ Page: await load() }), 'Page'),
  })

type ReadOf<P extends Page> = P extends { readonly readSearch: infer Read extends ReadSearch }
  ? Read
  : typeof readNothing

type RouteOf<R extends AnyRoute, P extends Page> = P extends Page
  ? ReturnType<typeof pageRoute<R, P['path'], ReadOf<P>>>
  : never

/** The routes of these pages below the root, each with the type of its address and of what that says. */
export const pageRoutes = <R extends AnyRoute, P extends Page>(
  root: R,
  pages: readonly P[],
): RouteOf<R, P>[] =>
  pages.map((page) => pageRoute(root, page.path, page.readSearch ?? readNothing, page) as RouteOf<R, P>)
