import type { Dependencies } from '#ports/dependencies.ts'
import { dailyViews } from '#shared/daily-views.ts'
import { addViews } from './views.repo.ts'

/** Counts views of threads. */
export const viewsService = ({ db, ...deps }: Pick<Dependencies, 'db' | 'clock' | 'log'>) =>
  dailyViews(deps, (views) => addViews(db, views))
