/**
 * How light behaves in a scene; a scene names what differs from these.
 * @typedef {typeof usualMood} Mood
 */
export const usualMood = {
  /** light from all sides, light from the sun, edges that look up */
  ambient: 0.8,
  direct: 1.3,
  rim: 0.25,
  /** net of light on the ground, 0 to 1 */
  caustics: 0.5,
  /** the sun's glow in the water, its rays, how fine and how long they are (in picture widths) */
  glow: 0.6,
  rays: 0.42,
  fineness: 1,
  length: 0.85,
  /** how far the light on things comes from the viewer's side, so that they show their faces, 0 to 1 */
  frontal: 0.6,
  /** the photographer's lamp: what is near shows its colours */
  strobe: 0.5,
  strobeReach: 2.6,
  strobeColor: '#fff1dc',
  /** patches of life on rock and metal, 0 to 1 */
  growth: 0.5,
  /** 1 under a roof: water glows only where the sun reaches it */
  enclosed: 0,
  /** waves: larger is finer */
  chop: 1,
  /** matter in the water */
  snow: 170,
  /** how much darker the foot of the picture is, for the title */
  foot: 0.25,
  /** how firmly what is bright near the foot is held down, for the same reason */
  press: 2.4,
  exposure: 1,
}
