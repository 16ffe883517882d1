import sharp from 'sharp'
import { focusOf } from '../../../packages/rules/src/water-art.ts'
import { light } from './engine/color.mjs'

/**
 * A way the app crops a scene, the dark it lays over it (share of the height, opacity) and where its text stands.
 * @typedef {object} Crop
 * @property {string} name
 * @property {number} width @property {number} height
 * @property {[number, number][]} scrim
 * @property {{ right: number, top: number, bottom: number }} text shares of the width and height
 */

/** @type {Crop[]} */
export const crops = [
  {
    name: 'hero',
    width: 954,
    height: 318,
    scrim: [
      [0, 0.32],
      [0.26, 0],
      [0.42, 0],
      [1, 0.88],
    ],
    text: { right: 0.6, top: 0.66, bottom: 0.93 },
  },
  {
    name: 'card',
    width: 312,
    height: 234,
    scrim: [
      [0.4, 0],
      [1, 0.8],
    ],
    text: { right: 0.75, top: 0.78, bottom: 0.94 },
  },
]

/** The bytes of a scene as the app shows it, around its focus; red, green, blue. */
export async function cropped(file, scene, { width, height }) {
  const { x, y } = focusOf(scene)
  const scale = Math.max(width / 1600, height / 900)
  const [wide, high] = [Math.round(1600 * scale), Math.round(900 * scale)]
  const left = Math.round((wide - width) * x)
  const top = Math.round((high - height) * y)
  const whole = await sharp(file).resize(wide, high).removeAlpha().toBuffer()
  return sharp(whole).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
}

/** The contrast of white to all but the brightest twentieth of what lies under the text. */
export function leastContrast(bytes, { width, height, scrim, text }) {
  const lights = []
  for (let row = Math.round(text.top * height); row < text.bottom * height; row += 1) {
    const share = opacity(scrim, row / height)
    for (let column = Math.round(width * 0.03); column < text.right * width; column += 1) {
      const at = (row * width + column) * 3
      lights.push(
        luminance([0, 1, 2].map((channel) => bytes[at + channel] * (1 - share) + encoded[channel] * share)),
      )
    }
  }
  lights.sort((one, other) => one - other)
  return 1.05 / (lights[Math.floor(lights.length * 0.95)] + 0.05)
}

/** #02131c */
const encoded = [0x02, 0x13, 0x1c]

const luminance = (bytes) => {
  const hex = bytes.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')
  const [red, green, blue] = light(`#${hex}`)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const opacity = (stops, at) => {
  const next = stops.findIndex(([where]) => where > at)
  if (next === 0) return stops[0][1]
  if (next < 0) return stops.at(-1)[1]
  const [from, start] = stops[next - 1]
  const [to, end] = stops[next]
  return start + ((end - start) * (at - from)) / (to - from)
}
