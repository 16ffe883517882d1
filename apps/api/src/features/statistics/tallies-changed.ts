import { changeTopic } from '#db/changes.ts'

/** Something that statistics count waits to be folded into the tallies. */
export const talliesChanged = changeTopic('tallies')
