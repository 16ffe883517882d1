import type { Question } from './question.ts'

const then = (
  before: readonly string[],
  text: string,
  rest: Omit<Question, 'kind' | 'text' | 'before'>,
): Question => ({
  kind: 'follow-up',
  before,
  text,
  ...rest,
})

/** Questions that go on with the ones before. */
export const followUps: readonly Question[] = [
  then(['wreck dives in Malta'], 'only shore dives', {
    must: { country: ['Malta'], kind: ['wreck'], access: 'shore' },
  }),
  then(['wreck dives in Malta'], 'max 30 m', { must: { country: ['Malta'], kind: ['wreck'], maxDepth: 30 } }),
  then(['diving in Indonesia in March'], 'what about October?', {
    must: { country: ['Indonesia'], months: [10] },
  }),
  then(['wrecks in Egypt'], 'and in Malta?', { must: { country: ['Malta'], kind: ['wreck'] } }),
  then(['wrecks in Egypt', 'for beginners'], 'how about Aruba', {
    must: { country: ['Aruba'], kind: ['wreck'], level: ['beginner'] },
  }),
  then(['reefs and wrecks in Bonaire'], 'without the wrecks', {
    must: { country: ['Bonaire'], kind: ['reef'] },
  }),
  then(['sites in Palau'], 'no strong current', {
    must: { country: ['Palau'], noHazards: ['strong-current'] },
  }),
  then(['dives in Hawaii'], 'with turtles', { must: { country: ['United States'], animal: ['turtle'] } }),
  then(['dives in Thailand up to 30 m'], 'deeper ones', { must: { country: ['Thailand'], minDepth: 30 } }),
  then(['dives in Fiji'], 'also Tonga', { must: { country: ['Fiji', 'Tonga'] } }),
  then(['advanced dives in the Maldives'], 'easier', {
    must: { country: ['Maldives'], level: ['intermediate'] },
  }),
  then(['caves in Japan for beginners'], 'any level', { must: { country: ['Japan'], kind: ['cave'] } }),
  then(['wall dives in Fiji'], 'drift dives in Palau', { must: { country: ['Palau'], kind: ['drift'] } }),
  then(['wrecks in Cyprus'], 'which of these is shallowest?', { intent: 'compare', site: 'Nemesis III' }),
  then(['wreck dives in Croatia'], 'how do they differ?', {
    intent: 'compare',
    must: { country: ['Croatia'], kind: ['wreck'] },
  }),
  then(['diving in Iceland'], 'show me the second one', {
    intent: 'about-site',
    must: { country: ['Iceland'] },
  }),
  then(['tell me about the Zenobia'], 'is it safe for beginners?', { intent: 'about-site', site: 'Zenobia' }),
  then(['muck dives in Taiwan'], 'start over', {}),
]
