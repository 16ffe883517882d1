import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { createAppRouter } from '#app/router.tsx'
import { startSession } from '#features/auth/index.ts'
import { startFlags } from '#features/flags/index.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { breath, whenIdle } from '#shared/lib/breath.ts'
import { beginFirstScreen } from '#shared/lib/use-first-screen.ts'
import { startTheme } from '#shared/theme/theme-store.ts'

/** The longest that the first view of index.html stands for a screen that is not there yet, in milliseconds. */
const longestWait = 4_000

/** Puts the app in the place of the first view, once its first screen is there. */
export const start = async (root: HTMLElement): Promise<void> => {
  startTheme()
  const queryClient = createQueryClient()
  startSession(queryClient)
  await breath()
  const router = createAppRouter(queryClient)
  await breath()
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, longestWait))])
  const app = createRoot(root)
  await breath()
  beginFirstScreen()
  // As a transition it is drawn in small steps, between which the page stays awake.
  startTransition(() => app.render(<App router={router} queryClient={queryClient} />))
  whenIdle(startFlags)
}
