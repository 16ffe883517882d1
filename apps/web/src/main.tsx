import '#shared/ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { createAppRouter } from '#app/router.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { startTheme } from '#shared/theme/theme-store.ts'

startTheme()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App router={createAppRouter()} queryClient={createQueryClient()} />)

// Installing must not hold up the first screen. The development server has no service worker.
if (import.meta.env.PROD)
  window.addEventListener('load', async () => {
    const { installApp } = await import('#app/shell/install.ts')
    installApp()
  })
