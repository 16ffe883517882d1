import type { DiveType, SiteCategory } from '@soundings/contract/site-fields'
import { phrasesOf } from './phrases.ts'

export type Kind = { types?: readonly DiveType[]; categories?: readonly SiteCategory[] }

const wreck: Kind = { types: ['wreck'] }
const wall: Kind = { types: ['wall'] }
const cave: Kind = { types: ['cave'] }
const drift: Kind = { types: ['drift'] }

/** The kinds of sites as divers call them. What a category and a dive type share is said by the type. */
export const kindWords = phrasesOf<Kind>([
  [
    'wreck, shipwreck, ship wreck, sunken ship, sunken boat, sunken vessel, sunk ship, ships sunk, boats sunk, wreckage, wrecked ship',
    wreck,
  ],
  ['epave, relitto, pecio, naufragio, schiffswrack', wreck],
  ['hohle, grotte, cueva, gruta', cave],
  ['arrecife, recif', { types: ['reef'] }],
  ['wall, drop off, dropoff, vertical wall, steep wall, cliff', wall],
  [
    'cave, cavern, grotto, grottoes, grotta, sea cave, underwater cave, cave system, lava tube, lava cave',
    cave,
  ],
  [
    'drift, drifting, drift along, high current dive, big current dive, fast current dive, crazy current dive',
    drift,
  ],
  ['reef, reefs', { types: ['reef'] }],
  ['coral reef, coral garden, tropical reef', { categories: ['coral-reef'] }],
  [
    'sunk as a reef, sunk as an artificial reef, sunk to make a reef, sunk for divers, sunk on purpose, deliberately sunk, sunk deliberately, purposely sunk, purpose sunk, human made reef, humanmade reef',
    { types: ['wreck'], categories: ['artificial-reef'] },
  ],
  ['rocky reef, rock reef, boulder reef, rocky, boulder, granite boulder', { categories: ['rocky-reef'] }],
  [
    'artificial reef, artificial structure, man made reef, manmade reef, reef made by people, reefs made by people, reef made by man, reefs made by man, reef made by humans, reefs made by humans, reef built by people, reefs built by people, built reef, sculpture park, sculpture garden, underwater museum, underwater sculpture park, reef ball',
    { categories: ['artificial-reef'] },
  ],
  [
    'pinnacle, seamount, sea mount, bommie, bommy, thila, giri, underwater mountain',
    { categories: ['pinnacle'] },
  ],
  ['muck, mucky, muck diving, critter', { categories: ['muck'] }],
  ['cenote, sinkhole, sink hole', { categories: ['cenote'] }],
])
