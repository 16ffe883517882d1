import { changeTopic } from '#db/changes.ts'

/** The handles of people, which stand beside whatever is theirs. */
export const handlesChanged = changeTopic('handles')
