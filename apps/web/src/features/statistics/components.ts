// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadStatisticsPage = () => import('./page/StatisticsPage.tsx')
export const loadLatestActivity = () => import('./home/LatestActivity.tsx')
export const loadStatisticsActions = () => import('./statistics-actions.ts')
