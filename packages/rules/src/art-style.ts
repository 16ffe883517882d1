import type { WaterArt } from './water-art.ts'

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/** How an image that fills its box shows a scene, as declarations of CSS. */
export const artStyle = ({ focus, isMirrored, zoom, light }: WaterArt) => {
  const { hue, saturation, brightness } = light
  // The subject keeps the share of the box that it has, however much the rest grows around it.
  const shift = (share: number) => percent((0.5 - share) * (1 - 1 / zoom))
  return {
    objectPosition: `${percent(focus.x)} ${percent(focus.y)}`,
    transform: `scale(${isMirrored ? -zoom : zoom}, ${zoom}) translate(${shift(focus.x)}, ${shift(focus.y)})`,
    filter: `hue-rotate(${hue}deg) saturate(${saturation}) brightness(${brightness})`,
  }
}
