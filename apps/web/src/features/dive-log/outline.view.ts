/** The units of the small picture of a profile. */
export const outlineSize = { width: 126, height: 60 } as const

/** The greatest value of an outline. */
const full = 255

/** The water that a dive went through, from the surface down to each of its depths, as the path of an SVG. */
export const outlinePath = (outline: readonly number[]): string => {
  const { width, height } = outlineSize
  const step = width / Math.max(1, outline.length - 1)
  const points = outline.map(
    (depth, at) => `${(at * step).toFixed(1)} ${((depth / full) * height).toFixed(1)}`,
  )
  return `M0 0L${points.join('L')}L${width} 0Z`
}

/** The depth ramp, from the surface down: where each colour ends, in metres. */
const ramp = [5, 12, 18, 30, 40, 60] as const
const mostStops = 100

/** The colours that water of this depth has from top to bottom, as offsets in percent. */
export const rampStops = (maxDepth: number): { offset: number; color: string }[] => {
  const deepest = Math.max(1, maxDepth)
  const passed = ramp.filter((depth) => depth < deepest)
  const last = ramp.find((depth) => depth >= deepest) ?? 60
  return [
    { offset: 0, color: 'var(--d0)' },
    ...passed.map((depth) => ({
      offset: Math.round((depth / deepest) * mostStops),
      color: `var(--d${depth})`,
    })),
    { offset: mostStops, color: `var(--d${last})` },
  ]
}
