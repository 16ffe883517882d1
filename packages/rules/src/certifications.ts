import type { CertificationKind } from '@soundings/contract/certifications'

/** A level of a training agency; `depth` in metres is what its standards say, or null where they say none. */
export type KnownLevel = { agency: string; level: string; kind: CertificationKind; depth: number | null }

const levelsOf = (
  agency: string,
  levels: readonly [level: string, kind: CertificationKind, depth: number | null][],
): KnownLevel[] => levels.map(([level, kind, depth]) => ({ agency, level, kind, depth }))

/**
 * Levels that many divers have, with the depth to which the agency’s own standards train. It is orientation: what a card
 * or a local law says comes first, so each depth can be changed.
 */
export const knownLevels: readonly KnownLevel[] = [
  ...levelsOf('PADI', [
    ['Open Water Diver', 'core', 18],
    ['Advanced Open Water Diver', 'core', 30],
    ['Rescue Diver', 'core', 30],
    ['Deep Diver', 'speciality', 40],
    ['Enriched Air Diver', 'speciality', null],
    ['Divemaster', 'leader', null],
    ['Open Water Scuba Instructor', 'instructor', null],
  ]),
  ...levelsOf('SSI', [
    ['Open Water Diver', 'core', 18],
    ['Advanced Adventurer', 'core', 30],
    ['Deep Diving', 'speciality', 40],
    ['Enriched Air Nitrox', 'speciality', null],
    ['Dive Guide', 'leader', null],
    ['Open Water Instructor', 'instructor', null],
  ]),
  ...levelsOf('SDI', [
    ['Open Water Scuba Diver', 'core', 18],
    ['Advanced Adventure Diver', 'core', 30],
    ['Deep Diver', 'speciality', 40],
  ]),
  ...levelsOf('BSAC', [
    ['Ocean Diver', 'core', 20],
    ['Sports Diver', 'core', 35],
    ['Dive Leader', 'leader', 50],
  ]),
  ...levelsOf('RAID', [
    ['Open Water 20', 'core', 20],
    ['Advanced 35', 'core', 35],
    ['Deep 40', 'speciality', 40],
  ]),
  ...levelsOf('CMAS', [['One Star Diver', 'core', 20]]),
]

/** Agencies to choose from; every other name can be typed. */
export const knownAgencies: readonly string[] = [
  ...new Set(knownLevels.map(({ agency }) => agency)),
  'NAUI',
  'TDI',
  'GUE',
]

const folded = (text: string) => text.trim().toLowerCase()

/** The known level of an agency with this name, in whatever case. */
export const findLevel = (agency: string, level: string): KnownLevel | undefined =>
  knownLevels.find((one) => folded(one.agency) === folded(agency) && folded(one.level) === folded(level))

/** What the levels of an agency are called. */
export const levelsOfAgency = (agency: string): string[] =>
  knownLevels.flatMap((one) => (folded(one.agency) === folded(agency) ? one.level : []))
