import type { TileSite } from '@soundings/contract/map'
import { depthBand } from '@soundings/rules/depth'
import { Popup } from '@vis.gl/react-maplibre'
import { Depth } from '#shared/ui/Depth.tsx'
import css from './SamePlace.module.css'

/** Sites whose markers lie on one another. */
export type Stack = { coordinates: readonly [number, number]; sites: TileSite[] }

type Props = { stack: Stack; onSite: (mapId: number) => void; onClose: () => void }

/** Which of the sites in one place is meant. */
export const SamePlace = ({ stack, onSite, onClose }: Props) => (
  <Popup
    longitude={stack.coordinates[0]}
    latitude={stack.coordinates[1]}
    className={css.popup ?? ''}
    offset={18}
    closeButton={false}
    onClose={onClose}
  >
    <p className={css.title}>{stack.sites.length} sites here</p>
    <ul className={css.list}>
      {stack.sites.map(({ site, name, depth }) => (
        <li key={site}>
          <button type="button" className={css.site} onClick={() => onSite(site)}>
            <span className={css.depth} data-band={depthBand(depth)}>
              <Depth metres={depth ?? null} />
            </span>
            {name ?? 'Dive site'}
          </button>
        </li>
      ))}
    </ul>
  </Popup>
)
