/** What the address of the log says. */
export const readLogSearch = (_said: Record<string, unknown>) => ({})
