// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadSilencedNote = () => import('./SilencedNote.tsx')
export const loadReviewKinds = () => import('./review-kinds.tsx')
export const loadStandingPanel = () => import('./StandingPanel.tsx')
