import type { ExpressionSpecification } from 'maplibre-gl'
import type { Palette } from './palette.ts'

/** The pictures that can lie under the sites. */
export type Base = 'satellite' | 'roadmap'

/** How the drawn map looks: as a chart of its theme, or in the colours of the imagery that it goes on from. */
export type BaseLook = {
  /** Shades of the water by the depth in metres from which on they apply. */
  shades: readonly (readonly [depth: number, colour: string])[]
  open: string
  contour: string
  lake: string
  land: string
  coast: string
  border: string
  /** How strongly hills and the sea floor are lit. */
  relief: { land: number; sea: number }
  labels: { land: string; sea: string; halo: string; seaHalo: string }
}

export const chartLook = (palette: Palette, isDark: boolean): BaseLook => ({
  shades: [
    [0, palette['sea-shore']],
    [10, palette['sea-10']],
    [50, palette['sea-50']],
    [200, palette['sea-200']],
    [2000, palette['sea-2000']],
    [6000, palette['sea-6000']],
  ],
  open: palette.sea,
  contour: palette.contour,
  lake: palette.lake,
  land: palette.land,
  coast: palette['land-line'],
  border: palette['land-line'],
  relief: isDark ? { land: 0.22, sea: 0.5 } : { land: 0.22, sea: 0.34 },
  labels: {
    land: palette.label,
    sea: palette['sea-label'],
    halo: palette.land,
    seaHalo: isDark ? palette.sea : palette['sea-10'],
  },
})

export const imageryLook = (palette: Palette): BaseLook => ({
  shades: [
    [0, palette['imagery-shore']],
    [10, palette['imagery-10']],
    [50, palette['imagery-50']],
    [200, palette['imagery-200']],
    [2000, palette['imagery-2000']],
    [6000, palette['imagery-6000']],
  ],
  open: palette['imagery-void'],
  contour: palette['imagery-contour'],
  lake: palette['imagery-lake'],
  land: palette['imagery-land'],
  coast: palette['imagery-coast'],
  border: palette['imagery-line'],
  relief: { land: 0.2, sea: 0.25 },
  labels: {
    land: palette['imagery-label'],
    sea: palette['imagery-sea-label'],
    halo: palette['imagery-halo'],
    seaHalo: palette['imagery-halo'],
  },
})

/** A value that runs from one zoom to the next. */
export const byZoom = (...stops: (number | string)[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification

/** A width that is the same on the ground at every zoom: so many pixels at zoom 12, and never less than `least`. */
export const onGround = (at12: number, least: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  7,
  Math.max(least, at12 / 32),
  12,
  at12,
  18,
  at12 * 64,
]
