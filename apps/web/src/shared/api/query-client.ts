import { QueryCache, QueryClient } from '@tanstack/react-query'
import { mayPass } from './failure.ts'
import { savedAtOf } from './saved.ts'

const retries = 2

/** Remembers answers. A call that may pass is tried twice more; everything else is told at once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // What came from this device's memory is as old as it was saved, not as new as it was read.
      onSuccess: (data, query) => {
        const dataUpdatedAt = savedAtOf(data)
        if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt })
      },
    }),
    defaultOptions: {
      queries: {
        // A browser's idea of being online is often wrong at sea: ask, and say what came of it.
        networkMode: 'always',
        retry: (failed, error) => failed < retries && mayPass(error),
        retryDelay: (failed) => 500 * 2 ** failed,
      },
      // Offline a write fails at once: one that waited would be done much later, when nobody expects it any more.
      mutations: { networkMode: 'always' },
    },
  })
