/** The pages of sample things. */
export const sampleThingsPages = { list: '/sample-things' } as const
