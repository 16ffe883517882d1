import { clamp } from './vector.mjs'

/**
 * How open a place is to the light around it, 0 to 1: creases and what lies under things are darker.
 * It looks at its neighbours on the picture and asks which of them stand before it.
 */
export function openness({ near, width, height }, samples, zoom) {
  const turns = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 2.39996
    const far = Math.sqrt((index + 0.6) / 14)
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
  const columns = Math.ceil(width / samples)
  const rows = Math.ceil(height / samples)
  const open = new Float32Array(columns * rows).fill(1)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const here = near[row * samples * width + column * samples]
      if (here === 0) continue
      const radius = clamp(0.7 * zoom * here, 4 * samples, 70 * samples)
      const world = radius / (zoom * here)
      const twist = ((column * 5 + row * 3) % 7) * 0.9
      const [cos, sin] = [Math.cos(twist), Math.sin(twist)]
      let hidden = 0
      for (const [dx, dy] of turns) {
        const x = Math.round(column * samples + (dx * cos - dy * sin) * radius)
        const y = Math.round(row * samples + (dx * sin + dy * cos) * radius)
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        const there = near[y * width + x]
        if (there <= here) continue
        const before = 1 / here - 1 / there
        if (before > 0.03) hidden += before < world * 1.6 ? 1 : clamp(1.6 - before / (world * 2.6))
      }
      open[row * columns + column] = 1 - clamp((hidden / turns.length) * 1.25 - 0.12)
    }
  return open
}
