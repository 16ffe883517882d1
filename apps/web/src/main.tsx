import '#shared/ui/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { createAppRouter } from '#app/router.tsx'
import { createQueryClient } from '#shared/api/query-client.ts'
import { startTheme } from '#shared/theme/theme-store.ts'

startTheme()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App router={createAppRouter()} queryClient={createQueryClient()} />)
