// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadSettingsWindow = () => import('./SettingsWindow.tsx')
export const loadSettingsKeeper = () => import('./SettingsKeeper.tsx')
