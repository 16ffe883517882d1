import { IconList, IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import css from './ViewSwitch.module.css'

/** The bar at the bottom of a phone: list or map. */
export const ViewSwitch = ({ isMap }: { isMap: boolean }) => (
  <nav className={css.bar} aria-label="Explore views">
    <Link
      to="/explore"
      search={(now) => ({ ...now, view: 'list' as const })}
      className={css.view}
      activeProps={{}}
      aria-current={isMap ? undefined : 'page'}
    >
      <IconList size={22} stroke={1.9} aria-hidden="true" />
      List
    </Link>
    <Link
      to="/explore"
      search={(now) => ({ ...now, view: 'map' as const })}
      className={css.view}
      activeProps={{}}
      aria-current={isMap ? 'page' : undefined}
    >
      <IconMap2 size={22} stroke={1.9} aria-hidden="true" />
      Map
    </Link>
  </nav>
)
