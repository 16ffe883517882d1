import { readStored } from '#shared/lib/stored.ts'
import { hasHint } from './hint.ts'

/** For whom answers are kept on this device, by id. */
export const keptForKey = 'soundings.answers-of'

/**
 * Who was signed in here when this device last had a connection, by id, and was not signed out since; null for nobody.
 * It says whose things are kept here, and opens nothing: only the server knows who is signed in.
 */
export const knownPerson = (): string | null => (hasHint() && readStored(keptForKey)) || null
