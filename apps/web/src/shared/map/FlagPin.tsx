import { Marker } from '@vis.gl/react-maplibre'
import { FlagMark } from '#shared/ui/FlagMark.tsx'
import css from './FlagPin.module.css'

type Props = {
  coordinates: readonly [number, number]
  name: string
  /** Whether it touches the very point; otherwise it stands above the marker that lies there. */
  isExact?: boolean
}

/** How much lower a pin stands that touches its point, in pixels. */
const down: [number, number] = [0, 10]

/** The selected site: the only one that wears the diver-down flag. */
export const FlagPin = ({ coordinates: [longitude, latitude], name, isExact = false }: Props) => (
  <Marker
    longitude={longitude}
    latitude={latitude}
    anchor="bottom"
    {...(isExact && { offset: down })}
    className={css.marker ?? ''}
  >
    <span className={css.pin} role="img" aria-label={`Selected: ${name}`}>
      <FlagMark size={32} />
    </span>
  </Marker>
)
