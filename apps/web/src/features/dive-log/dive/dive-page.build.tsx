import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderPart } from '#shared/testing/render.tsx'

/** A page at its address, and nothing but a name at every other. */
export const showPage = async (path: string, address: string, Page: () => ReactNode) => {
  const root = createRootRoute({ notFoundComponent: () => <p>Elsewhere</p> })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path, component: Page })]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const view = renderPart(<RouterProvider router={router as never} />)
  return { router, ...view }
}
