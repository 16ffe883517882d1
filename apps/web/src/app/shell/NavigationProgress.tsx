import { useRouterState } from '@tanstack/react-router'
import { useLate } from '#shared/lib/use-late.ts'
import css from './NavigationProgress.module.css'

/** A thin line at the top while the next page is on its way, if it takes long enough to wonder. */
export const NavigationProgress = () => {
  const isLate = useLate(useRouterState({ select: ({ status }) => status === 'pending' }))
  return isLate && <div className={css.line} role="progressbar" aria-label="Loading page" />
}
