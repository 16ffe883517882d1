import type { SiteTopic } from '@soundings/contract/search'
import type { Site } from '@soundings/contract/sites'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../sites.build.ts'
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
    ['depth', 'It is a dive for advanced divers.'],
    ['season', 'It is a wall, mostly 3 to 30 m, 102 m at most.'],
    ['animals', 'Its best months are Apr to Jun.'],
    ['hazards', 'It is a dive for advanced divers.'],
    ['current', 'It is a dive for advanced divers.'],
    ['photos', 'It is a wall, mostly 3 to 30 m, 102 m at most.'],
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
      'Deep Wall is a wall, mostly 3 to 30 m, 102 m at most; its best months are Apr to Jun. ' +
        'A wall in the lee of St. John. The first part is shallow. Then it drops off. Mind the depth.',
    )
  })
})

it('a dive for beginners is called so without a yes, as one may have asked whether it is hard', () =>
  expect(tell('level', { difficulty: 'beginner' }).text).toMatch(
    /^The entry calls Deep Wall a dive for beginners\./,
  ))

it('several months are not among the best, one is not', () => {
  expect(tell('season', {}, [12, 1, 2]).text).toContain('are not among the best months')
  expect(tell('season', {}, [12]).text).toContain('is not among the best months')
})
