import { forumsPath } from '@soundings/contract/forum-pages'
import { isUuid } from '@soundings/contract/ids'

/** The id of the thread whose address was pasted; null for words. */
export const threadIn = (typed: string): string | null => {
  const [, id] = typed.split(`${forumsPath}/threads/`)
  const found = id?.split(/[/?#\s]/)[0] ?? typed
  return isUuid(found) ? found : null
}
