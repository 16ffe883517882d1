/** A part of a picture: where it begins and how large it is. */
type Part = { x: number; y: number; width: number; height: number }

const share = (percent: number) => Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000))

/** A part in hundredths, as it is dragged and zoomed, in shares of the picture; it never reaches beyond its edge. */
export const sharesOf = ({ x, y, width, height }: Part): Part => {
  const [left, top] = [share(x), share(y)]
  return {
    x: left,
    y: top,
    width: Math.min(share(width), 1 - left),
    height: Math.min(share(height), 1 - top),
  }
}
