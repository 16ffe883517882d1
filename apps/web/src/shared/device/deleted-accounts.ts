import { dropStored, readStored, storedKeys, writeStored } from '#shared/lib/stored.ts'
import { toast } from '#shared/ui/toast.tsx'
import { dropFilesOf } from '../drafts/draft-files.ts'
import { deleteKept } from '../outbox/outbox.ts'
import { readWaiting } from '../outbox/outbox-db.ts'
import { deletedKey } from './deleted-key.ts'

/** Removes all that this device keeps of a person: what waits to be sent, drafts, and every key that names them. */
const removeAll = async (personId: string): Promise<void> => {
  for (const key of storedKeys()) if (key.split('.').includes(personId)) dropStored(key)
  const waiting = await readWaiting(personId)
  await deleteKept(waiting.map(({ key }) => key))
  await dropFilesOf(personId)
}

/** The account of this person was deleted: nothing of it stays on this device. What fails now is done at the next start. */
export const forgetAccount = async (personId: string): Promise<void> => {
  writeStored(deletedKey, personId)
  const isDone = await removeAll(personId).then(
    () => true,
    () => false,
  )
  if (isDone) dropStored(deletedKey)
}

/** The same for an account that was deleted elsewhere, as the server said, or of which something was left before. */
export const forgetTheDeleted = async (): Promise<void> => {
  const personId = readStored(deletedKey)
  if (personId === null) return
  await forgetAccount(personId)
  toast.info('This account was deleted. What was kept for it on this device is gone, too.')
}
