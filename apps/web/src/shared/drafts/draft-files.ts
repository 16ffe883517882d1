import { openDevice } from '../device/device-db.ts'
import type { DraftFiles } from '../device/device-schema.ts'

/** Keeps files on this device. Answers whether that worked. */
export const keepFiles = async (files: DraftFiles): Promise<boolean> => {
  try {
    await (await openDevice()).put('draftFiles', files)
    return true
  } catch {
    return false
  }
}

export const readFiles = async (name: string): Promise<DraftFiles | undefined> => {
  try {
    return await (await openDevice()).get('draftFiles', name)
  } catch {
    return undefined
  }
}

/** Drops the files of drafts with these names. Throws where the browser refuses. */
export const dropFiles = async (names: readonly string[]): Promise<void> => {
  const work = (await openDevice()).transaction('draftFiles', 'readwrite')
  await Promise.all([...names.map((name) => work.store.delete(name)), work.done])
}

/** Drops the files of all drafts of a person. Throws where the browser refuses. */
export const dropFilesOf = async (personId: string): Promise<void> => {
  const names = await (await openDevice()).getAllKeys('draftFiles')
  await dropFiles(names.filter((name) => name.startsWith(`${personId}.`)))
}
