import type { ReactNode } from 'react'
import { ActionDock } from './ActionDock.tsx'
import css from './HomeDesk.module.css'
import type { Home } from './use-home.ts'

type Props = {
  home: Home
  map: ReactNode
  /** What stands above the map: filters, or what it shows. */
  filters: ReactNode
  ask: ReactNode
  sites: ReactNode
}

/** The home screen with room: panels on both sides of the map, what can be done below it. */
export const HomeDesk = ({ home, map, filters, ask, sites }: Props) => (
  <div className={css.desk}>
    {map}
    <div className={css.left}>{ask}</div>
    <div className={css.middle}>
      <div className={css.filters}>{filters}</div>
      <div className={css.dock}>
        <ActionDock home={home} hasBaseChoice />
      </div>
    </div>
    <div id="home-sites" className={css.right}>
      {sites}
    </div>
  </div>
)
