import { readFileSync } from 'node:fs'
import type { PictureFacts } from '@soundings/rules/share-picture'
import { asDrawn } from '@soundings/rules/water-art'
import { describe, expect, it, test } from 'vitest'
import { openTextOutlines } from '#adapters/text-outlines-harfbuzz.ts'
import { drawApp, drawSite, ink } from './share-drawing.ts'

const outlines = openTextOutlines()
const facts: PictureFacts = {
  names: ['Blue Hole'],
  places: ['Dahab, Egypt'],
  depth: 56,
  ...asDrawn('wall-abyss'),
}
const nothing = { ...facts, names: [], places: [], depth: null }
const wordsIn = (svg: string) => svg.match(/<path transform/g)?.length ?? 0

test('the colours are the tokens of the web app', () => {
  const tokens = readFileSync(new URL('../../../../web/src/shared/ui/tokens.css', import.meta.url), 'utf8')
  for (const [name, colour] of Object.entries(ink)) {
    const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens) ?? []
    expect(value, name).toBe(colour)
  }
})

describe('the picture of a site', () => {
  it('is made of outlines, so that it needs no typeface of the machine', () => {
    const svg = drawSite(facts, outlines)
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(wordsIn(svg) - wordsIn(drawSite(nothing, outlines))).toBe(4)
  })

  it.each([3, 12, 18, 30, 40, 145])('marks %s m in the colour of its band', (depth) => {
    const band = { 3: 'd5', 12: 'd12', 18: 'd18', 30: 'd30', 40: 'd40', 145: 'd60' } as const
    const colour = ink[band[depth as keyof typeof band]]
    expect(drawSite({ ...facts, depth }, outlines)).toMatch(new RegExp(`<circle[^>]* fill="${colour}"`))
  })

  it('has no mark without a depth', () => expect(drawSite(nothing, outlines)).not.toContain('<circle'))

  it.each(['蓝洞', 'Голубая дыра', 'الثقب الأزرق', 'Blue 洞'])(
    'leaves a name that our letters cannot write to the text beside it: %s',
    (name) => expect(drawSite({ ...nothing, names: [name] }, outlines)).toBe(drawSite(nothing, outlines)),
  )

  it('takes another name of the site when the first cannot be written', () =>
    expect(drawSite({ ...facts, names: ['蓝洞', 'Blue Hole'] }, outlines)).toBe(drawSite(facts, outlines)))

  it.each(['Świnoujście', 'Đảo Hòn Mun', 'Þingvellir', 'Çeşme İskelesi', 'Ho‘okena', 'Ķīļupe'])(
    'writes %s',
    (name) => expect(outlines.canDraw(name, 'display')).toBe(true),
  )

  it('writes a place in the letters of names when those of places lack a language', () => {
    expect(outlines.canDraw('Việt Nam', 'text')).toBe(false)
    const drawn = drawSite({ ...nothing, places: ['Việt Nam'] }, outlines)
    expect(wordsIn(drawn)).toBe(wordsIn(drawSite(nothing, outlines)) + 1)
  })

  it('says the place shorter when it is too long', () => {
    const places = [`${'Long '.repeat(30)}, Egypt`, 'Egypt']
    expect(drawSite({ ...facts, places }, outlines)).toBe(drawSite({ ...facts, places: ['Egypt'] }, outlines))
  })
})

test('letters are kerned, and a longer text is wider', () => {
  const alone = outlines.width('A', 'display') + outlines.width('V', 'display')
  expect(outlines.width('AV', 'display')).toBeLessThan(alone - 0.05)
})

test('the picture of Soundings shows every colour of its depths', () => {
  const svg = drawApp(outlines)
  expect(svg.match(/<circle/g)).toHaveLength(6)
})
