// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadEmergencyPage = () => import('./EmergencyPage.tsx')
