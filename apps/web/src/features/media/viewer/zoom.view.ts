// Sizes and places in pixels; places are counted from the middle of the stage.

export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** How a picture lies on its stage: how much it is enlarged, and how far its centre is from that of the stage. */
export type View = { scale: number } & Point

/** The picture as a whole, where it belongs. */
export const whole: View = { scale: 1, x: 0, y: 0 }

export const zoomLimits = {
  max: 6,
  /** What one press of a button enlarges by, and a double tap. */
  step: 1.6,
  tap: 2.5,
} as const

/** The size in which a picture of that shape is seen as a whole; `widest` is its own width, which is not exceeded. */
export const fitted = (stage: Size, ratio: number, widest: number): Size => {
  const width = Math.min(stage.width, stage.height * ratio, widest || stage.width)
  return { width, height: width / ratio }
}

const between = (least: number, value: number, max: number) => Math.min(max, Math.max(least, value))

/** A view in which the picture fills the stage as far as it can: nobody pushes it out of sight. */
export const kept = ({ scale, x, y }: View, picture: Size, stage: Size): View => {
  const free = (drawn: number, room: number) => Math.max(0, (drawn * scale - room) / 2)
  const freeX = free(picture.width, stage.width)
  const freeY = free(picture.height, stage.height)
  return scale <= 1 ? whole : { scale, x: between(-freeX, x, freeX), y: between(-freeY, y, freeY) }
}

/** Enlarges around a place, which stays where it is. */
export const zoomedAt = ({ scale, x, y }: View, factor: number, at: Point): View => {
  const next = between(1, scale * factor, zoomLimits.max)
  const by = next / scale
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by }
}

export const moved = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y })
