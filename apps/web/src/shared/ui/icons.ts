/** Every icon is a Tabler outline in this size and weight. */
export const icon = { size: 18, stroke: 1.9, 'aria-hidden': true } as const
