import type { SiteTopic } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { buildSite } from '@soundings/rules/sites.build'
import { describe, expect, it } from 'vitest'
import { composeAbout } from './about.ts'
import { asText } from './pieces.ts'

const reader = { depth: 'm', temperature: 'C' } as const

const tell = (topic: SiteTopic, known: Partial<Site> = {}, months: readonly number[] = []) => {
  const site = buildSite({
    siteName: 'Deep Wall',
    diveSiteCategory: 'wall',
    depthRange: { min: 3, max: 30 },
    maxDepth: 102,
    difficulty: 'advanced',
    hazards: ['depth'],
    marineLife: ['Green turtle'],
    bestMonths: [4, 5, 6],
    ...known,
  })
  const answer = composeAbout({ site, digest: null, distance: null }, topic, reader, months)
  return { pieces: answer, text: asText(answer).replaceAll('\u00a0', ' ') }
}
const sentences = (answer: string) => answer.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

describe('an answer about one site that knows little to say', () => {
  it.each([
    ['depth', 'It’s listed for advanced divers.'],
    ['season', 'It’s a wall with most diving at 3 to 30 m and a maximum depth of 102 m.'],
    ['animals', 'The best time to go is April to June.'],
    ['hazards', 'It’s listed for advanced divers.'],
    ['current', 'It’s listed for advanced divers.'],
    ['photos', 'It’s a wall with most diving at 3 to 30 m and a maximum depth of 102 m.'],
  ] as const)('of its %s says something else as well', (topic, second) => {
    const { text } = tell(topic, {
      averageDepth: null,
      depthRange: topic === 'depth' ? null : { min: 3, max: 30 },
    })
    expect(sentences(text)).toHaveLength(2)
    expect(text).toContain(second)
  })

  it('names the site, as a link', () => {
    for (const topic of ['hazards', 'level', 'current', 'animals', 'general'] as const)
      expect(tell(topic).pieces).toContainEqual(expect.objectContaining({ siteName: 'Deep Wall' }))
  })
})

describe('what a site is', () => {
  it('has five sentences at most, however long its description', () => {
    const description =
      'A wall in the lee of St. John. The first part is shallow. Then it drops off. Swim left. Look into the blue.'
    const { text } = tell('general', { description })
    expect(text).toBe(
      'Deep Wall is a wall with most diving at 3 to 30 m and a maximum depth of 102 m. ' +
        'The best time to go is April to June. A wall in the lee of St. John. The first part is shallow. ' +
        'Be prepared for deep diving.',
    )
  })
})

it('a dive for beginners is called so without a yes, as one may have asked whether it is hard', () =>
  expect(tell('level', { difficulty: 'beginner' }).text).toMatch(
    /^Deep Wall is listed as a dive for beginners\./,
  ))

it('months are told as one speaks of them', () => {
  expect(tell('season', {}, [12, 1, 2]).text).toContain('isn’t at its best from December to February.')
  expect(tell('season', {}, [12]).text).toContain('isn’t at its best in December.')
  expect(tell('season', {}, [4, 6]).text).toContain('Yes, Deep Wall is at its best in April and June.')
  expect(tell('season', {}, [6, 7]).text).toContain('is at its best for only part of that time: June.')
})
