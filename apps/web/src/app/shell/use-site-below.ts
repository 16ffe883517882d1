import { useParams, useSearch } from '@tanstack/react-router'

/** The site that the page shows or has selected, by its address; null where it shows none. */
export const useSiteBelow = (): string | null => {
  const { siteId } = useParams({ strict: false })
  const { site } = useSearch({ strict: false })
  return siteId ?? site ?? null
}
