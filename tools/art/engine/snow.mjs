import { clamp } from './vector.mjs'

/** Small matter that hangs in the water: a list of soft dots, those behind things left out. */
export function snowOver({ picture, samples, random, amount, width, height }) {
  const dots = []
  for (let count = 0; count < amount; count += 1) {
    const x = random.between(0, width)
    const y = random.between(0, height)
    const far = 0.5 + 11 * random.next() ** 1.6
    const blurred = random.chance(0.04)
    const radius = clamp(
      (width / 1600) * (blurred ? random.between(3.5, 7) : random.between(2.2, 5) / far ** 0.75),
      0.55,
      9,
    )
    const strength = blurred ? random.between(0.02, 0.05) : random.between(0.1, 0.42) / far ** 0.35
    const near = picture.near[Math.floor(y * samples) * picture.width + Math.floor(x * samples)]
    if (near === 0 || 1 / near > far) dots.push({ x, y, radius, strength })
  }
  return dots
}

/** Adds dots to a picture of light. */
export function addDots(image, width, height, dots, color) {
  for (const { x, y, radius, strength } of dots) {
    const reach = Math.ceil(radius + 1)
    for (let row = Math.floor(y) - reach; row <= y + reach; row += 1)
      for (let column = Math.floor(x) - reach; column <= x + reach; column += 1) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue
        const away = Math.hypot(column + 0.5 - x, row + 0.5 - y)
        const share = strength * clamp((radius - away) / Math.max(1, radius * 0.75) + 0.25)
        const at = (row * width + column) * 3
        for (let channel = 0; channel < 3; channel += 1) image[at + channel] += color[channel] * share
      }
  }
}
