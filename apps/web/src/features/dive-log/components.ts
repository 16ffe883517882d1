// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadDiveLogPage = () => import('./log/DiveLogPage.tsx')
export const loadTrashPage = () => import('./log/TrashPage.tsx')
export const loadStatisticsPage = () => import('./statistics/StatisticsPage.tsx')
export const loadDivePage = () => import('./dive/DivePage.tsx')
export const loadSharedDivePage = () => import('./shared-dive/SharedDivePage.tsx')
export const loadDiveFormWindow = () => import('./form/DiveFormWindow.tsx')
export const loadDiveActions = () => import('./dive-actions.ts')
export const loadDiveKind = () => import('./outbox/dive-kind.ts')
