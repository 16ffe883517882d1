import { lazyComponent } from '#shared/ui/lazy-component.tsx'

/** What organisers do with their event; nobody else loads it. Render inside Suspense. */
export const OrganiserPanel = lazyComponent(async () => (await import('./OrganiserPanel.tsx')).OrganiserPanel)
