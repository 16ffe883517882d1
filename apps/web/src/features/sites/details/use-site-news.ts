import { siteTopic } from '@soundings/contract/site-words'
import { useQueryClient } from '@tanstack/react-query'
import { useTopic } from '#features/live/index.ts'
import { followSite, siteReadAt } from '../sites.queries.ts'

/** While a site is on screen, what others change of it is asked for anew: its facts, its photos, its dive reports. */
export const useSiteNews = (siteId: string | undefined): void => {
  const queries = useQueryClient()
  useTopic(siteId === undefined ? undefined : siteTopic.of(siteId), {
    readAt: () => (siteId === undefined ? 0 : siteReadAt(queries, siteId)),
    onNews: () => {
      if (siteId !== undefined) followSite(queries, siteId)
    },
  })
}
