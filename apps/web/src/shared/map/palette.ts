import { type DepthBand, depthBands } from '@soundings/rules/depth'
import type { Theme } from '#shared/theme/theme-store.ts'
import './map-tokens.css'

const names = [
  'sea',
  'sea-shore',
  'sea-10',
  'sea-50',
  'sea-200',
  'sea-2000',
  'sea-6000',
  'contour',
  'lake',
  'marker-edge',
  'land',
  'land-line',
  'label',
  'sea-label',
  'ring',
  'ink',
  'error',
  'surface',
  'sunken',
  'tide',
  'on-shallow',
  'on-deep',
  'imagery-label',
  'imagery-sea-label',
  'imagery-halo',
  'imagery-line',
  'imagery-coast',
  'imagery-void',
  'imagery-land',
  'imagery-shore',
  'imagery-10',
  'imagery-50',
  'imagery-200',
  'imagery-2000',
  'imagery-6000',
  'imagery-contour',
  'imagery-lake',
  ...depthBands.map(({ key }) => key),
] as const

/** The tokens of a theme as plain colours: the map draws on a canvas, where `var()` means nothing. */
export type Palette = Record<(typeof names)[number], string>

const readPalette = (): Palette => {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as Palette
}

const read = new Map<Theme, Palette>()

/** The palette of the theme that is on screen. */
export const paletteOf = (theme: Theme): Palette => {
  const known = read.get(theme) ?? readPalette()
  read.set(theme, known)
  return known
}

/** The colour of a depth band, and of the number on it. */
export const bandColours = (palette: Palette, band: DepthBand): { fill: string; text: string } => {
  if (band === 'unknown') return { fill: palette.sunken, text: palette.ink }
  return {
    fill: palette[band],
    text: band === 'd5' || band === 'd12' ? palette['on-shallow'] : palette['on-deep'],
  }
}
