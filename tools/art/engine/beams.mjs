import { blur, sample } from './blur.mjs'
import { noise } from './noise.mjs'
import { clamp, smooth } from './vector.mjs'

/**
 * Where light hangs in the water: how much of the way from the eye to what it sees the sun reaches.
 * It is counted on a coarser picture, by steps along every line of sight.
 */
export function hangingLight({ camera, picture, samples, shadows, reach, surface }) {
  const coarse = 4
  const width = Math.ceil(camera.width / samples / coarse)
  const height = Math.ceil(camera.height / samples / coarse)
  const open = new Float32Array(width * height)
  const steps = 36
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const px = Math.min(camera.width - 1, Math.round((column + 0.5) * coarse * samples))
      const py = Math.min(camera.height - 1, Math.round((row + 0.5) * coarse * samples))
      const [x, y, z] = camera.ray(px, py)
      const near = picture.near[py * camera.width + px]
      let end = near > 0 ? Math.min(reach, 1 / near) : reach
      if (y > 0) end = Math.min(end, surface / y)
      const start = ((column * 7 + row * 3) % 5) / 5
      let sum = 0
      let total = 0
      for (let step = 0; step < steps; step += 1) {
        const far = ((step + start) / steps) * end
        const weight = Math.exp((-far / reach) * 2.2)
        total += weight
        if (shadows.reached(x * far, y * far, z * far)) sum += weight
      }
      open[row * width + column] = sum / total
    }
  blur(open, width, height, 1)
  return (x, y) => clamp(sample(open, width, height, x / coarse - 0.5, y / coarse - 0.5))
}

/**
 * The fan of rays from the sun over the picture, 0 to about 1.
 * @param {{ sun: [number, number], width: number, seed: number, fineness: number, length: number }} fan
 */
export function fanOfRays({ sun, width, seed, fineness, length }) {
  return (x, y) => {
    const across = (x - sun[0]) / width
    const down = (y - sun[1]) / width
    const angle = Math.atan2(across, down)
    const far = Math.hypot(across, down)
    const broad = noise(angle * 5 * fineness + seed, seed * 1.7, far * 0.35)
    const narrow = noise(angle * 17 * fineness - seed, seed * 2.3, far * 0.5)
    const thin = noise(angle * 47 * fineness, seed * 0.7, far * 0.8)
    const wide = noise(angle * 2.1 * fineness + seed * 3, 4.2, 1.5)
    const strength = smooth(-0.05, 0.75, broad * 0.75 + narrow * 0.5 + thin * 0.25 + wide * 0.35)
    return strength * clamp(1.2 - far / length) ** 1.4
  }
}
