import type { ActivityItem } from '@soundings/contract/profile'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  site: NonNullable<ActivityItem['site']>
  search?: Record<string, string>
  children?: ReactNode
}

/** A link to the page of a site, by its name unless something else is said. */
export const SiteLink = ({ site: { id, slug, siteName }, search = {}, children }: Props) => (
  <Link to="/sites/$siteId/{-$slug}" params={{ siteId: id, slug }} search={search}>
    {children ?? siteName}
  </Link>
)
