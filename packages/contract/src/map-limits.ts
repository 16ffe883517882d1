/** How sites are clustered on the map. Radius in pixels of a 512 px tile; zooms are MapLibre's. */
export const clustering = { radius: 40, maxZoom: 16, minPoints: 2 } as const

/** Zooms and limits of the one map. Zooms are MapLibre's, latitudes and paddings in degrees. */
export const mapLimits = {
  minZoom: 2,
  maxZoom: 22,
  initialZoom: 2,
  initialCenter: { lat: 20, lng: 0 },
  /** Nothing is shown nearer to the poles. */
  maxLatitude: 85,
  /** Kept free around a set of sites. */
  viewPadding: 0.2,
  /** A press on a cluster never comes closer than this. */
  clusterClickMaxZoom: 18,
  /** A site pressed on the map is seen at least this close, among its neighbours. */
  selectZoom: 8,
  /** A site chosen elsewhere is seen at least this close, with the region it lies in. */
  zoomToSite: 6,
  labelZoom: 8,
} as const

/** The only layer of a site tile. A feature is a cluster or a site. */
export const tileLayer = 'sites'
