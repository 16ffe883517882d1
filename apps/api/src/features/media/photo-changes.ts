import { changeTopic } from '#db/changes.ts'

/** Published photos: which there are, and what everybody sees of them. */
export const publicPhotosChanged = changeTopic('photos')
