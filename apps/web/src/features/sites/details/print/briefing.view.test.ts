import { expect, test } from 'vitest'
import { buildSite } from '#shared/testing/sites.ts'
import { briefingLines, clamped } from './briefing.view.ts'

test('hazards always say something, the rest only when there is something', () => {
  expect(briefingLines(buildSite())).toEqual([
    { label: 'Hazards', text: 'No hazards recorded: check locally', isHazard: true },
  ])
})

test('long lists name the first and count the others', () => {
  const site = buildSite({ marineLife: Array.from({ length: 40 }, (_, at) => `fish ${at}`) })
  const line = briefingLines(site).find(({ label }) => label === 'Marine life')
  expect(line?.text).toMatch(/^Fish 0, Fish 1, .*Fish 11 and 28 more$/)
})

test('a long text ends with a whole word', () => {
  expect(clamped('deep blue water', 12)).toBe('deep blue …')
  expect(clamped('deep', 12)).toBe('deep')
})
