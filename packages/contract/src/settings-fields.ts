export const temperatureUnits = ['C', 'F'] as const
export const depthUnits = ['m', 'ft'] as const
export const pressureUnits = ['bar', 'psi'] as const
export const weightUnits = ['kg', 'lb'] as const
export const themes = ['system', 'light', 'dark'] as const
/** In which language and order dates are written; `system` is that of the device. */
export const dateLanguages = ['system', 'en-GB', 'en-US', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ja'] as const
