import type { Question } from './question.ts'

const mean = (text: string, relevant: Question['relevant'] & {}, must?: Question['must']): Question => ({
  kind: 'meaning',
  text,
  relevant,
  ...(must && { must }),
})

/** Questions in words that no field holds: what texts tell, or mean. */
export const meanings: readonly Question[] = [
  mean('sunken aeroplanes', {
    'B-24 Bomber': 3,
    'B-17 Calvi': 3,
    'Jake Seaplane': 3,
    'C-130 Hercules': 3,
    'Arado Seaplane': 3,
    'Kaş Dakota': 3,
    'Catalina and cargo wreck': 2,
  }),
  mean('underwater museum with statues', {
    'MUSA Manchones': 3,
    'Museo Atlántico': 3,
    'Molinere Underwater Sculpture Park': 3,
    'Brockville Underwater Sculpture Park': 2,
    'Christ of the Abyss': 1,
  }),
  mean('statue of Jesus under water', { 'Christ of the Abyss': 3, 'MV Imperial Eagle': 2 }),
  mean('submarine wrecks', { 'U-352': 3, 'HM Submarine M2': 3, Rubis: 3 }, { kind: ['wreck'] }),
  mean('sunken aircraft carrier', { 'USS Saratoga': 3, 'USS Oriskany': 3 }),
  mean('drowned city in a lake', { 'Lion City': 3 }, { water: ['lake'] }),
  mean('swim with a school of sardines', { 'Moalboal Sardine Run': 3, 'Pescador Island': 2 }),
  mean('night dive with mantas in Hawaii', { 'Garden Eel Cove': 3 }),
  mean('hot springs and bubbles from a volcano', { 'Champagne Reef': 3, Strýtan: 2, Cars: 1 }),
  mean(
    'wreck with trucks and motorbikes inside',
    { 'SS Thistlegorm': 3, 'San Francisco Maru': 2, Umbria: 2, 'SS President Coolidge': 2 },
    { kind: ['wreck'] },
  ),
  mean(
    'kelp forest in California',
    { 'Casino Point': 3, 'Anacapa Landing Cove': 3, 'Whalers Cove': 3, 'Monterey Breakwater': 2 },
    { country: ['United States'] },
  ),
  mean(
    'halocline in a cenote',
    { 'Cenote Dos Ojos': 3, 'Cenote Angelita': 3, 'Cueva de los Peces': 2 },
    { kind: ['cenote'] },
  ),
  mean('swim between two continents', { Silfra: 3 }),
  mean('strongest tidal stream in the world', { Saltstraumen: 3 }),
  mean('sites like the Thistlegorm', {
    Umbria: 3,
    'SS Carnatic': 2,
    'Giannis D': 2,
    'Rosalie Moller': 3,
    'SS Dunraven': 2,
    'Salem Express': 2,
  }),
  mean(
    'jetty or pier dives in Australia',
    { 'Rapid Bay Jetty': 3, 'Edithburgh Jetty': 3, 'Busselton Jetty': 3, 'Navy Pier': 3 },
    { country: ['Australia'] },
  ),
  mean(
    'the deepest wreck in Micronesia',
    { 'San Francisco Maru': 3 },
    { country: ['Micronesia'], kind: ['wreck'] },
  ),
  mean('sunken prison', { 'Rummu Quarry': 3 }),
]
