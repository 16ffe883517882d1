import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders a part of the app with what it relies on, `queries` among it. Failed calls are not tried again. */
export const renderPart = (part: ReactNode) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const rendered = render(part, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <MantineProvider>{children}</MantineProvider>
      </QueryClientProvider>
    ),
  })
  return { queries, ...rendered }
}
