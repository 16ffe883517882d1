import { ownAnswers } from '#shared/lib/own-answers.ts'
import { readStored, writeStored } from '#shared/lib/stored.ts'
import { forgetTaken } from '#shared/lib/taken-along.ts'
import { keptForKey } from '#shared/session/known-person.ts'

/** Leaves what is kept on this device to the person it was kept for: for another one, or for nobody (''), it goes. */
export const keepAnswersFor = (personId: string): void => {
  if (personId !== '' && readStored(keptForKey) === personId) return
  writeStored(keptForKey, personId)
  // Browsers offer it where pages come over https or from this device, as they do service workers.
  if ('caches' in globalThis)
    void Promise.all([caches.delete(ownAnswers), forgetTaken()]).catch(() => undefined)
}
