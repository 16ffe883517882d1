import type { CertificationFacts, CertificationKind } from '@soundings/contract/certifications'

/**
 * A level of a training agency; `depth` in metres is what the `standard` says to which it trains, or null where the level
 * has no depth of its own or nothing published says one.
 */
export type KnownLevel = {
  agency: string
  level: string
  kind: CertificationKind
  depth: number | null
  standard: string
}

const levelsOf = (
  agency: string,
  standard: string,
  levels: readonly [level: string, kind: CertificationKind, depth: number | null][],
): KnownLevel[] => levels.map(([level, kind, depth]) => ({ agency, level, kind, depth, standard }))

/**
 * Levels that many divers have, with the depth to which the agency’s own standards train. It is orientation: what a card
 * or a local law says comes first, so each depth can be changed. Rescue levels and leaders dive as deep as the levels
 * below them: they have no depth of their own.
 */
export const knownLevels: readonly KnownLevel[] = [
  ...levelsOf('PADI', 'PADI Instructor Manual, General Standards and Procedures', [
    ['Scuba Diver', 'core', 12],
    ['Open Water Diver', 'core', 18],
    ['Adventure Diver', 'core', null],
    ['Advanced Open Water Diver', 'core', 30],
    ['Rescue Diver', 'core', null],
    ['Deep Diver', 'speciality', 40],
    ['Enriched Air Diver', 'speciality', null],
    ['Divemaster', 'leader', null],
    ['Open Water Scuba Instructor', 'instructor', null],
  ]),
  ...levelsOf('SSI', 'SSI Training Standards, Recreational Scuba', [
    ['Open Water Diver', 'core', 18],
    ['Advanced Adventurer', 'core', 30],
    ['Advanced Open Water Diver', 'core', null],
    ['Stress & Rescue', 'core', null],
    ['Deep Diving', 'speciality', 40],
    ['Enriched Air Nitrox', 'speciality', null],
    ['Dive Guide', 'leader', null],
    ['Open Water Instructor', 'instructor', null],
  ]),
  ...levelsOf('SDI', 'SDI Standards and Procedures, Part 2: Diver Standards', [
    ['Open Water Scuba Diver', 'core', 18],
    ['Advanced Adventure Diver', 'core', 30],
    ['Advanced Diver', 'core', null],
    ['Rescue Diver', 'core', null],
    ['Deep Diver', 'speciality', 40],
    ['Divemaster', 'leader', null],
  ]),
  ...levelsOf('TDI', 'TDI Standards and Procedures, Part 2: Diver Standards', [
    ['Nitrox Diver', 'speciality', null],
    ['Advanced Nitrox Diver', 'speciality', 40],
    ['Decompression Procedures Diver', 'speciality', 45],
    ['Extended Range Diver', 'speciality', 55],
    ['Trimix Diver', 'speciality', 60],
    ['Advanced Trimix Diver', 'speciality', 100],
  ]),
  ...levelsOf('NAUI', 'NAUI Standards and Policies Manual', [
    ['Open Water Scuba Diver', 'core', 18],
    ['Advanced Scuba Diver', 'core', null],
    ['Rescue Scuba Diver', 'core', null],
    ['Deep Diver', 'speciality', 40],
    ['Divemaster', 'leader', null],
  ]),
  ...levelsOf('BSAC', 'BSAC Diver Training Programme, qualification limits', [
    ['Ocean Diver', 'core', 20],
    ['Sports Diver', 'core', 35],
    ['Dive Leader', 'leader', 50],
    ['Advanced Diver', 'leader', 50],
  ]),
  ...levelsOf('RAID', 'RAID General Diver Training Standards', [
    ['Open Water 20', 'core', 20],
    ['Advanced 35', 'core', 35],
    ['Deep 40', 'speciality', 40],
  ]),
  ...levelsOf('CMAS', 'CMAS International Diver Training Standards and Procedures Manual', [
    ['One Star Diver', 'core', 20],
    // Its standard says 40 m, and many federations 30 m before further experience: a card does not say which.
    ['Two Star Diver', 'core', null],
    ['Three Star Diver', 'leader', null],
  ]),
]

/** Agencies to choose from; every other name can be typed. */
export const knownAgencies: readonly string[] = [...new Set(knownLevels.map(({ agency }) => agency)), 'GUE']

const folded = (text: string) => text.trim().toLowerCase()

/** The known level of an agency with this name, in whatever case. */
export const findLevel = (agency: string, level: string): KnownLevel | undefined =>
  knownLevels.find((one) => folded(one.agency) === folded(agency) && folded(one.level) === folded(level))

/** What the levels of an agency are called. */
export const levelsOfAgency = (agency: string): string[] =>
  knownLevels.flatMap((one) => (folded(one.agency) === folded(agency) ? one.level : []))

const onCard = ['agency', 'level', 'kind', 'depth', 'issuedOn'] as const

/** Whether a card still says what a moderator saw: everything that others see of it. Its number is its holder’s own. */
export const isSameCard = (
  one: Pick<CertificationFacts, (typeof onCard)[number]>,
  other: Pick<CertificationFacts, (typeof onCard)[number]>,
): boolean => onCard.every((fact) => one[fact] === other[fact])

/** What stands beside a certification, for its holder and for everybody who may see it. */
export const seenText = ({ verifiedAt }: { verifiedAt: unknown }): string =>
  verifiedAt === null ? 'Stated' : 'Card seen by a moderator'
