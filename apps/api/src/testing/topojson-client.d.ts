declare module 'topojson-client' {
  /** A TopoJSON object as GeoJSON. */
  export const feature: (topology: unknown, object: unknown) => unknown
}
