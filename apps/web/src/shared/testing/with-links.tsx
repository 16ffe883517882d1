import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A part of a page whose links lead into the app. They have addresses, and nothing is opened by them. */
export const withLinks = (part: ReactNode): ReactNode => {
  const router = createRouter({
    routeTree: createRootRoute({ notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
}
