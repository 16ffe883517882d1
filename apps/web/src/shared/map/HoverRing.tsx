import { Marker } from '@vis.gl/react-maplibre'
import css from './HoverRing.module.css'

/** A ring around the site that the list points at. */
export const HoverRing = ({
  coordinates: [longitude, latitude],
}: {
  coordinates: readonly [number, number]
}) => (
  <Marker longitude={longitude} latitude={latitude} className={css.marker ?? ''}>
    <span className={css.ring} />
  </Marker>
)
