/** The pages of Soundings itself. */
export const systemPages = { home: '/', about: '/about', emergency: '/emergency' } as const
