import type { CSSProperties, ReactNode } from 'react'
import type { Sides } from '#shared/map/index.ts'
import { ActionDock } from './ActionDock.tsx'
import { FoldHandle } from './FoldHandle.tsx'
import type { useFold } from './fold-store.ts'
import css from './HomeDesk.module.css'
import type { Home } from './use-home.ts'

type Fold = ReturnType<typeof useFold>

type Props = {
  home: Home
  map: ReactNode
  /** What stands above the map: filters, or what it shows. */
  filters: ReactNode
  ask: ReactNode
  sites: ReactNode
  left: Fold
  /** Of the sites’ own panel; null where they stand below the other one and go with it. */
  right: Fold | null
  /** What the panels cover of the map, in pixels. */
  sides: Sides
}

/** The home screen with room: panels on both sides of the map, what can be done below it. */
export const HomeDesk = ({ home, map, filters, ask, sites, left, right, sides }: Props) => (
  <div
    className={css.desk}
    data-left-folded={left.isFolded || undefined}
    data-right-folded={right?.isFolded || undefined}
    style={{ '--search-aside': `${(sides.left - sides.right) / 2}px` } as CSSProperties}
  >
    {map}
    <div id="home-ask" className={css.left} hidden={left.isFolded}>
      {ask}
    </div>
    <FoldHandle side="left" panelId="home-ask" isFolded={left.isFolded} onToggle={left.toggle} />
    <div className={css.middle}>
      <div className={css.filters}>{filters}</div>
      <ActionDock home={home} hasBaseChoice />
    </div>
    {right && (
      <FoldHandle side="right" panelId="home-sites" isFolded={right.isFolded} onToggle={right.toggle} />
    )}
    <div id="home-sites" className={css.right} hidden={(right ?? left).isFolded}>
      {sites}
    </div>
  </div>
)
