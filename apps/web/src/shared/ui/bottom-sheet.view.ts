/** Where a bottom sheet can stand, lowest first. */
export const sheetStops = ['peek', 'half', 'full'] as const
export type SheetStop = (typeof sheetStops)[number]

/** What a sheet shows at its lowest, in pixels, and in a low frame; BottomSheet.module.css says the same numbers. */
const peek = 96
const lowPeek = 64
const lowFrame = 400

/** Faster than this, a drag is a flick and leads to the next stop in its direction. In pixels per millisecond. */
const flick = 0.5

/**
 * How much of a sheet is seen at each stop, in pixels, in a frame of the given height; `half` where what is in it needs
 * another height than half of the frame.
 */
export const sheetHeights = (frame: number, half = frame / 2): Record<SheetStop, number> => {
  const least = Math.min(frame < lowFrame ? lowPeek : peek, frame)
  return { peek: least, half: Math.min(frame, Math.max(half, least)), full: frame }
}

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
  /** What it shows at half height, where that is not half of the frame. */
  half?: number | undefined
}

/** Where a sheet comes to rest: a flick leads on in its direction, anything slower to the nearest stop. */
export const stopAfterDrag = ({ visible, speed, frame, half }: Drag): SheetStop => {
  const heights = sheetHeights(frame, half)
  if (speed >= flick) return sheetStops.find((stop) => heights[stop] > visible) ?? 'full'
  if (speed <= -flick) return sheetStops.findLast((stop) => heights[stop] < visible) ?? 'peek'
  const distance = (stop: SheetStop) => Math.abs(heights[stop] - visible)
  return sheetStops.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest))
}
