import type { Question } from './question.ts'

/** When to go. */
export const seasons: readonly Question[] = [
  {
    kind: 'season',
    text: 'where to dive in Indonesia in August',
    must: { country: ['Indonesia'], months: [8] },
    relevant: { 'Crystal Bay': 3, Hairball: 2, 'Batu Bolong': 2 },
  },
  { kind: 'season', text: 'Maldives in February', must: { country: ['Maldives'], months: [2] } },
  {
    kind: 'season',
    text: 'winter dives in New Zealand',
    must: { country: ['New Zealand'], months: [6, 7, 8] },
    relevant: { 'Milford Sound': 3, 'Mikhail Lermontov': 3 },
  },
  {
    kind: 'season',
    text: 'Thailand at Christmas',
    must: { country: ['Thailand'], months: [12] },
    relevant: { 'Richelieu Rock': 3 },
  },
  {
    kind: 'season',
    text: 'Philippines between March and May, wrecks',
    must: { country: ['Philippines'], kind: ['wreck'], months: [3, 4, 5] },
    relevant: { Irako: 3, Akitsushima: 3 },
  },
  {
    kind: 'season',
    text: 'summer shore dives in Sweden, Norway or Iceland',
    must: { country: ['Sweden', 'Norway', 'Iceland'], access: 'shore', months: [6, 7, 8] },
    relevant: { Silfra: 3 },
  },
  {
    kind: 'season',
    text: 'where is it good in Palau in January',
    must: { country: ['Palau'], months: [1] },
    relevant: { 'Blue Corner': 3, 'German Channel': 3 },
  },
  {
    kind: 'season',
    text: 'Galapagos in september',
    must: { country: ['Ecuador'], months: [9] },
    relevant: { "Darwin's Arch": 3, 'Wolf Island': 3, 'Gordon Rocks': 2 },
  },
  { kind: 'season', text: 'Brasil in october', must: { country: ['Brazil'], months: [10] } },
]

const dahab = [34.51, 28.5] as const
const valletta = [14.51, 35.9] as const

/** What lies near something. */
export const nearby: readonly Question[] = [
  {
    kind: 'nearby',
    text: 'dives near me',
    at: [...dahab],
    must: { near: { coordinates: [...dahab], km: 50 } },
    relevant: { 'Blue Hole Dahab': 3, 'Lighthouse Reef': 3, 'The Canyon': 3 },
  },
  {
    kind: 'nearby',
    text: 'wrecks within 20 km of me',
    at: [...valletta],
    must: { kind: ['wreck'], near: { coordinates: [...valletta], km: 20 } },
    relevant: { 'HMS Maori': 3, 'Um El Faroud': 2 },
  },
  {
    kind: 'nearby',
    text: 'dives within 30 km of Dahab',
    must: { near: { coordinates: [...dahab], km: 32 } },
    relevant: { 'Blue Hole Dahab': 3, 'Lighthouse Reef': 3, 'The Canyon': 3 },
  },
  {
    kind: 'nearby',
    text: 'reefs near the Thistlegorm',
    must: { kind: ['reef'], near: { coordinates: [33.92, 27.81], km: 50 } },
    relevant: { 'Shark and Yolanda Reef': 3 },
  },
  {
    kind: 'nearby',
    text: 'within 15 miles of Salt Pier',
    must: { near: { coordinates: [-68.282, 12.084], km: 24.2 } },
    relevant: { 'Hilma Hooker': 3, '1000 Steps': 3 },
  },
  {
    kind: 'nearby',
    text: 'closest shore dive',
    at: [-122.33, 47.6],
    must: { access: 'shore', near: { coordinates: [-122.33, 47.6], km: 200 } },
    relevant: { 'Alki Cove 2': 3, 'Edmonds Underwater Park': 3 },
  },
  {
    kind: 'nearby',
    text: 'around Tobermory, Canada',
    must: { country: ['Canada'], place: 'Tobermory' },
    relevant: { Sweepstakes: 3, 'Niagara II': 3 },
  },
  {
    kind: 'nearby',
    text: 'wreck dives around Hurghada',
    must: { kind: ['wreck'], country: ['Egypt'] },
    relevant: { 'SS Carnatic': 3, 'Giannis D': 3 },
  },
  {
    kind: 'nearby',
    text: 'beginner dives within 10 nautical miles of Portofino',
    must: { level: ['beginner'], near: { coordinates: [9.2, 44.3], km: 20 } },
    relevant: { 'Christ of the Abyss (Italy)': 3 },
  },
]
