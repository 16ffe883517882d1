import { VisuallyHidden } from '@mantine/core'
import type { Coordinates } from '@soundings/contract/common'
import { formatPosition } from '@soundings/rules/geo'
import css from './PlaceSummary.module.css'

type Props = { place: Coordinates | null; error?: string | undefined; onChange: () => void }

/** The chosen place where the map is not in view, and the way back to it. */
export const PlaceSummary = ({ place, error, onChange }: Props) => (
  <div className={css.summary}>
    <div className={css.line}>
      <span className={css.label}>Place</span>
      <span className={css.position}>{place ? formatPosition(place) : 'Not chosen yet'}</span>
      <button type="button" className={css.change} data-path="coordinates" onClick={onChange}>
        {place ? 'Change' : 'Choose'}
        <VisuallyHidden> the location on the map</VisuallyHidden>
      </button>
    </div>
    {error && <p className={css.error}>{error}</p>}
  </div>
)
