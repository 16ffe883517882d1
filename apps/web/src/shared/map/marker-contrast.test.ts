import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

/** The colours of a theme, as style sheets declare them: the later declaration wins. */
const tokensOf = (theme: Theme): Record<string, string> => {
  const sheets = ['../ui/tokens.css', './map-tokens.css'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
  const applying = rules.filter(
    ([, selector = '']) => /:root/.test(selector) || selector.includes(`data-theme="${theme}"`),
  )
  return Object.fromEntries(
    applying.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', colour = '']) => [
        name,
        colour,
      ]),
    ),
  )
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const water = ['shore', '10', '50', '200', '2000', '6000']
const chart = ['sea', 'land', 'lake', ...water.map((depth) => `sea-${depth}`)]
const imagery = ['void', 'land', 'lake', ...water].map((name) => `imagery-${name}`)

test.each([
  ['light', 'chart', chart],
  ['light', 'imagery', imagery],
  ['dark', 'chart', chart],
  ['dark', 'imagery', imagery],
] as const)('in the %s theme a marker stands out 3:1 from everything on the %s', (theme, _map, grounds) => {
  const tokens = tokensOf(theme)
  const [ring = '', edge = ''] = [tokens.ring, tokens['marker-edge']]
  const weak = grounds
    .map((ground) => {
      const colour = tokens[ground] ?? ''
      return { ground, ratio: Math.max(contrast(ring, colour), contrast(edge, colour)) }
    })
    .filter(({ ratio }) => !(ratio >= 3))
  expect(weak).toEqual([])
})

test.each(['light', 'dark'] as const)('in the %s theme ring and edge stand out from each other', (theme) => {
  const { ring = '', 'marker-edge': edge = '' } = tokensOf(theme)
  expect(contrast(ring, edge)).toBeGreaterThanOrEqual(3)
})
