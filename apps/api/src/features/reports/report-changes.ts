import { changeTopic } from '#db/changes.ts'

/** Published dive reports: which there are, and what everybody reads of them. */
export const publicReportsChanged = changeTopic('reports')
