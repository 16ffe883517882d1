import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './failure.ts'

const retries = 2

/** Remembers answers. A call that may pass is tried twice more; everything else is told at once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A browser's idea of being online is often wrong at sea: ask, and say what came of it.
        networkMode: 'always',
        retry: (failed, error) => failed < retries && mayPass(error),
        retryDelay: (failed) => 500 * 2 ** failed,
      },
    },
  })
