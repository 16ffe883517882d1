/** A position for an address: a tenth of a degree, some 10 km, tells nobody where somebody lives. */
export const roughly = ([lng, lat]: readonly [number, number]): string =>
  `${Math.round(lat * 10) / 10},${Math.round(lng * 10) / 10}`
