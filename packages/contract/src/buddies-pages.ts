/** Whom one dives with, and where one finds somebody to dive with. */
export const buddiesPages = { buddies: '/buddies' } as const
