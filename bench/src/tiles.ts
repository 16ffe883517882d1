/** The address of the tile that holds a point, as z/x/y. */
export const tileOf = ([lng, lat]: readonly [number, number], zoom: number): string => {
  const count = 2 ** zoom
  const down = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  const within = (share: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)))
  return `${zoom}/${within((lng + 180) / 360)}/${within((1 - down) / 2)}`
}
