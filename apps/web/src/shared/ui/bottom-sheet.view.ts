/** Where a bottom sheet can stand, lowest first. */
export const sheetStops = ['peek', 'half', 'full'] as const
export type SheetStop = (typeof sheetStops)[number]

/** What a sheet shows at its lowest, in pixels; BottomSheet.module.css says the same number. */
const peek = 96

/** Faster than this, a drag is a flick and leads to the next stop in its direction. In pixels per millisecond. */
const flick = 0.5

/** How much of a sheet is seen at each stop, in pixels, in a frame of the given height. */
export const sheetHeights = (frame: number): Record<SheetStop, number> => ({
  peek: Math.min(peek, frame),
  half: Math.max(frame / 2, Math.min(peek, frame)),
  full: frame,
})

/** The stop above or below one; the ends stay where they are. */
export const neighbourStop = (stop: SheetStop, step: 1 | -1): SheetStop =>
  sheetStops[sheetStops.indexOf(stop) + step] ?? stop

/** Where one press leads that can mean any stop: upwards, and from the top down again. */
export const stopAfterPress = (stop: SheetStop): SheetStop =>
  stop === 'full' ? 'peek' : neighbourStop(stop, 1)

type Drag = {
  /** How much of the sheet is seen when it is let go, in pixels. */
  visible: number
  /** Pixels per millisecond, upwards positive. */
  speed: number
  /** The height that a full sheet fills, in pixels. */
  frame: number
}

/** Where a sheet comes to rest: a flick leads on in its direction, anything slower to the nearest stop. */
export const stopAfterDrag = ({ visible, speed, frame }: Drag): SheetStop => {
  const heights = sheetHeights(frame)
  if (speed >= flick) return sheetStops.find((stop) => heights[stop] > visible) ?? 'full'
  if (speed <= -flick) return sheetStops.findLast((stop) => heights[stop] < visible) ?? 'peek'
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - visible)
  return sheetStops.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest))
}
