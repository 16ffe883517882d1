import { Marker } from '@vis.gl/react-maplibre'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import css from './FlagPin.module.css'

type Props = { coordinates: readonly [number, number]; name: string }

/** The selected site: the only one that wears the diver-down flag. */
export const FlagPin = ({ coordinates: [longitude, latitude], name }: Props) => (
  <Marker longitude={longitude} latitude={latitude} anchor="bottom" className={css.marker ?? ''}>
    <span className={css.pin} role="img" aria-label={`Selected: ${name}`}>
      <FlagMark size={32} />
    </span>
  </Marker>
)
