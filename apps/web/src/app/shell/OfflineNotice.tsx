import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { reachQuery } from './connection.queries.ts'
import css from './OfflineNotice.module.css'
import { useConnectionNews } from './use-connection-news.ts'

const [reachKey] = reachQuery().queryKey

/** When the newest of all that is known was fetched; 0 when nothing is. */
const useNewestAnswer = (): number => {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => {
      const known = cache.getAll().filter(({ queryKey }) => queryKey[0] !== reachKey)
      return Math.max(0, ...known.map(({ state }) => state.dataUpdatedAt))
    },
  )
}

const Notice = () => (
  <p className={css.notice}>
    <IconCloudOff {...icon} />
    <span>You’re offline. Pages you’ve already viewed still work.</span>
    <span className={css.age}>
      <SavedAgo at={useNewestAnswer()} />
    </span>
  </p>
)

/** Says above the page that there is no connection, while there is none. */
export const OfflineNotice = () => {
  const isTold = useConnectionNews()
  return <div role="status">{isTold && <Notice />}</div>
}
