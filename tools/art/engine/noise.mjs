import { randomFrom } from './random.mjs'

const table = new Uint8Array(512)
{
  const random = randomFrom('noise')
  const order = Array.from({ length: 256 }, (_, index) => index)
  for (let at = 255; at > 0; at -= 1) {
    const other = Math.floor(random.next() * (at + 1))
    const kept = order[at]
    order[at] = order[other]
    order[other] = kept
  }
  for (let at = 0; at < 512; at += 1) table[at] = order[at & 255]
}

const slope = (hash, x, y, z) => {
  const kind = hash & 15
  const u = kind < 8 ? x : y
  const v = kind < 4 ? y : kind === 12 || kind === 14 ? x : z
  return ((kind & 1) === 0 ? u : -u) + ((kind & 2) === 0 ? v : -v)
}

/** Perlin's gradient noise, about -1 to 1. */
export function noise(x, y, z) {
  const floorX = Math.floor(x)
  const floorY = Math.floor(y)
  const floorZ = Math.floor(z)
  const fx = x - floorX
  const fy = y - floorY
  const fz = z - floorZ
  const ix = floorX & 255
  const iy = floorY & 255
  const iz = floorZ & 255
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10)
  const a = table[ix] + iy
  const b = table[ix + 1] + iy
  const aa = table[a] + iz
  const ab = table[a + 1] + iz
  const ba = table[b] + iz
  const bb = table[b + 1] + iz
  const x00 = slope(table[aa], fx, fy, fz)
  const x10 = slope(table[ab], fx, fy - 1, fz)
  const x01 = slope(table[aa + 1], fx, fy, fz - 1)
  const x11 = slope(table[ab + 1], fx, fy - 1, fz - 1)
  const near = x00 + u * (slope(table[ba], fx - 1, fy, fz) - x00)
  const nearTop = x10 + u * (slope(table[bb], fx - 1, fy - 1, fz) - x10)
  const far = x01 + u * (slope(table[ba + 1], fx - 1, fy, fz - 1) - x01)
  const farTop = x11 + u * (slope(table[bb + 1], fx - 1, fy - 1, fz - 1) - x11)
  const front = near + v * (nearTop - near)
  return front + w * (far + v * (farTop - far) - front)
}

/** Noise with finer noise on top, about -1 to 1. */
export function cloud(x, y, z, octaves = 4) {
  let sum = 0
  let strength = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale, z * scale - octave * 9.1)
    strength *= 0.5
    scale *= 2.03
  }
  return sum * 1.25
}

/** Noise with sharp crests, 0 to 1, 1 on the crest. */
export function ridge(x, y, z, octaves = 4) {
  let sum = 0
  let strength = 0.5
  let scale = 1
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - Math.abs(noise(x * scale + octave * 31.7, y * scale, z * scale + octave * 5.3))
    sum += strength * crest * crest
    total += strength
    strength *= 0.5
    scale *= 2.07
  }
  return sum / total
}
