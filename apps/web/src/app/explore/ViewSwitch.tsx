import { IconList, IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import viewBar from '#shared/ui/view-bar.module.css'
import { readExploreSearch } from './explore-search.ts'
import css from './ViewSwitch.module.css'

type Props = {
  isMap: boolean
  /** A view was asked for, perhaps the one that is up already. */
  onShow: (view: 'list' | 'map') => void
}

/** The bar at the bottom of a phone: list or map. */
export const ViewSwitch = ({ isMap, onShow }: Props) => (
  <nav className={`${viewBar.bar} ${css.bar}`} aria-label="Explore views">
    <Link
      to="/explore"
      search={(now) => ({ ...readExploreSearch(now), view: 'list' as const })}
      onClick={() => onShow('list')}
      className={viewBar.view}
      activeProps={{}}
      aria-current={isMap ? undefined : 'page'}
    >
      <IconList size={22} stroke={1.9} aria-hidden="true" />
      List
    </Link>
    <Link
      to="/explore"
      search={(now) => ({ ...readExploreSearch(now), view: 'map' as const })}
      onClick={() => onShow('map')}
      className={viewBar.view}
      activeProps={{}}
      aria-current={isMap ? 'page' : undefined}
    >
      <IconMap2 size={22} stroke={1.9} aria-hidden="true" />
      Map
    </Link>
  </nav>
)
