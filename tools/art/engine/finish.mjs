import { blur, sample } from './blur.mjs'
import { byte } from './color.mjs'
import { randomFrom } from './random.mjs'
import { mix, smooth } from './vector.mjs'

/** Glow, vignette, darker foot, and from light to bytes. */
export function finished(image, { width, height, mood, name, level }) {
  const tint = level.map((amount) => amount / (0.21 * level[0] + 0.72 * level[1] + 0.07 * level[2]))
  const coarse = 4
  const columns = Math.ceil(width / coarse)
  const rows = Math.ceil(height / coarse)
  const glows = [0, 1, 2].map((channel) => {
    const field = new Float32Array(columns * rows)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const x = Math.min(width - 1, column * coarse + 2)
        const y = Math.min(height - 1, row * coarse + 2)
        field[row * columns + column] = Math.min(1.6, image[(y * width + x) * 3 + channel])
      }
    return blur(field, columns, rows, Math.round(width / 110))
  })
  const pixel = [0, 0, 0]
  const bytes = Buffer.alloc(width * height * 3)
  const random = randomFrom(`${name} dither`)
  for (let row = 0; row < height; row += 1) {
    const v = row / height
    const foot = 1 - mood.foot * smooth(0.5, 1, v)
    const press = mood.press * smooth(0.4, 0.7, v)
    for (let column = 0; column < width; column += 1) {
      const u = column / width
      const edge = 1 - 0.3 * smooth(0.35, 0.95, Math.hypot((u - 0.52) * 1.25, v - 0.42))
      const dither = random.next() - 0.5
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const soft = sample(glows[channel], columns, rows, column / coarse - 0.5, row / coarse - 0.5)
        const amount = image[at + channel] * 0.86 + soft * 0.14 + Math.max(0, soft - 0.35) * 0.22
        pixel[channel] = amount * mood.exposure * foot * edge
      }
      const bright = 0.21 * pixel[0] + 0.72 * pixel[1] + 0.07 * pixel[2]
      const held = 1 / (1 + press * (1 - 0.35 * smooth(0.45, 0.9, u)) * bright)
      const wash = 0.3 * (1 - held)
      for (let channel = 0; channel < 3; channel += 1)
        bytes[at + channel] = byte(
          mix(bright + (pixel[channel] - bright) * 1.14, tint[channel] * bright, wash) * held,
          dither,
        )
    }
  }
  return bytes
}
