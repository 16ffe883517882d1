/** Everything that says something about photos: what a write that changes one refreshes. */
export const mediaReads = ['/api/media'] as const
