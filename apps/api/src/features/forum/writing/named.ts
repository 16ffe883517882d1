import { mentionsIn } from '@soundings/rules/forum-words'
import type { Db } from '#db/client.ts'
import { findByHandles } from './named.repo.ts'

/** So many people a text names at most. */
const most = 50

/** The people whom a text names, each once, by the username as it is written there. */
export const findNamed = async (db: Db, content: string): Promise<{ userId: string; handle: string }[]> => {
  const written = mentionsIn(content).slice(0, most)
  const people = await findByHandles(db, written)
  return written.flatMap((handle) => {
    const userId = people.get(handle.toLowerCase())
    return userId === undefined ? [] : { userId, handle }
  })
}
