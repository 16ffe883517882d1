import QuickLRU from 'quick-lru'
import { changeTopic } from '#db/changes.ts'
import { sitesChanged } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { findServable, findServableById, type Servable } from './serving.repo.ts'

/** So many public photos are known without asking the database. */
const max = 20_000

/** Photos, by their keys. */
const photosChanged = changeTopic('media')

/** Knows which photos are public, and forgets one as soon as anything about it changes, or about its site. */
export const visiblePhotos = ({ db, changes }: Pick<Dependencies, 'db' | 'changes'>) => {
  const known = new QuickLRU<string, Servable>({ maxSize: max })
  let generation = 0
  const forgetAll = () => {
    generation++
    known.clear()
  }
  // That of a photo may have been hidden.
  changes.on(sitesChanged, forgetAll)
  changes.on(photosChanged, (key) => {
    if (key === undefined) return forgetAll()
    generation++
    known.delete(key)
  })

  return {
    byKey: async (key: string): Promise<Servable | undefined> => {
      const before = changes.isListening() ? known.get(key) : undefined
      if (before) return before
      const since = generation
      const photo = await findServable(db, key)
      // What changed while the database was asked may be older than its answer.
      if (photo?.isPublic && since === generation && changes.isListening()) known.set(key, photo)
      return photo
    },
    byId: (id: string) => findServableById(db, id),
  }
}
