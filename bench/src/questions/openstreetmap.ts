import type { Question } from './question.ts'

const ask = (text: string, must: Question['must'] & {}): Question => ({ kind: 'constraint', text, must })

/**
 * Questions for a server that also holds the dive sites of OpenStreetMap. Those know a name and a place, seldom more, so
 * only what every site has is labelled.
 */
export const openStreetMapQuestions: readonly Question[] = [
  ask('dives in Bonaire', { country: ['Bonaire'] }),
  ask('dive sites in Curacao', { country: ['Curaçao'] }),
  ask('diving within 20 km of Dahab', { near: { coordinates: [34.51, 28.5], km: 22 } }),
  ask('dive sites on Koh Tao', { box: [99.7, 9.9, 100, 10.3] }),
  ask('sites in the Similans', { box: [97.4, 8.4, 97.95, 9] }),
  ask('diving in Lake Geneva or Switzerland', { country: ['Switzerland'] }),
  ask('sites around the Medes islands', { near: { coordinates: [3.22, 42.05], km: 60 } }),
  ask('dives in the Galapagos', { box: [-93, -2, -88.5, 2.5] }),
  ask('Hawaiian dive sites', { box: [-161, 18.5, -154.5, 22.6] }),
  ask('dives in Raja Ampat', { box: [129, -3, 132.5, 1.5] }),
  ask('Croatian dive sites', { country: ['Croatia'] }),
  ask('German lakes', { country: ['Germany'] }),
  ask('diving in Zanzibar', { box: [38.9, -6.7, 39.8, -5.5] }),
  ask('Florida Keys', { box: [-83.1, 24.2, -80, 25.6] }),
  ask('Great Barrier Reef sites', { box: [142, -25.1, 154.1, -9] }),
  {
    kind: 'nearby',
    text: 'dives near me',
    at: [11.3, 47.58],
    must: { near: { coordinates: [11.3, 47.58], km: 50 } },
  },
]
