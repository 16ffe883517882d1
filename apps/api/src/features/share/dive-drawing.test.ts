import { describe, expect, it } from 'vitest'
import { openTextOutlines } from '#adapters/text-outlines-harfbuzz.ts'
import { drawDive } from './dive-drawing.ts'
import { ink } from './share-drawing.ts'

const outlines = openTextOutlines()
const facts = { name: 'Blue Hole', line: 'Dahab · 31 m · 48 min', maxDepth: 30.6, outline: [0, 255, 120, 0] }
const wordsIn = (svg: string) => svg.match(/<path transform/g)?.length ?? 0

describe('the picture of a shared dive', () => {
  it('draws its outline from the surface down, in the colours of its depth, and without letters of the machine', () => {
    const svg = drawDive(facts, outlines)
    expect(svg).toContain('M64 158L64.0 158.0L421.3 400.0L778.7 271.9L1136.0 158.0L1136 158z')
    expect(svg).toContain(`stop-color="${ink.d40}"`)
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
  })

  it('has words alone where the link does not show the profile', () => {
    const svg = drawDive({ ...facts, outline: null }, outlines)
    expect(svg).not.toContain('id="water"')
    expect(wordsIn(svg)).toBe(wordsIn(drawDive(facts, outlines)))
  })

  it.each(['蓝洞', 'W'.repeat(180), 'Wreck of the '.repeat(15).trim()])('takes any name: %s', (name) =>
    expect(drawDive({ ...facts, name }, outlines)).not.toMatch(/NaN|undefined|Infinity/),
  )
})
