import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ComponentType, lazy, StrictMode, Suspense } from 'react'
import { useTheme } from '#shared/theme/theme-store.ts'
import { cssVariables, theme } from '#shared/ui/theme.ts'
import type { AppRouter } from './router.tsx'

const NoToasts = () => null

/** Nothing to tell yet when the app starts: toasts come after the first screen, and never break it. */
const Toasts = lazy<ComponentType>(() =>
  import('#shared/ui/Toasts.tsx').then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: NoToasts }),
  ),
)

type Props = { router: AppRouter; queryClient: QueryClient }

/** The app and what every part of it may rely on. */
export const App = ({ router, queryClient }: Props) => {
  const scheme = useTheme((state) => state.theme)
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
          <RouterProvider router={router} />
          <Suspense>
            <Toasts />
          </Suspense>
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
