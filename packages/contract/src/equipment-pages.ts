/** The page of the equipment that somebody dives with. */
export const equipmentPages = { equipment: '/dive-log/equipment' } as const
