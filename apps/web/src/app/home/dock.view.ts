/** What is open over the map, one thing at a time. */
export type Mode = 'report' | 'view-reports' | 'add-photo' | 'gallery' | 'trip'

/** What the dock offers: about the selected site, or about all; guests and visitors only look. */
export const dockModes = (hasSite: boolean, isMember: boolean): Mode[] => {
  const adds: Mode[] = isMember ? ['report'] : []
  if (!hasSite) return [...adds, 'gallery', 'trip']
  return [...adds, 'view-reports', ...(isMember ? (['add-photo'] as const) : [])]
}
