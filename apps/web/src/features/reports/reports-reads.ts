/** Everything that says something about dive reports: what a write that changes one refreshes. */
export const reportReads = ['/api/reports'] as const
