import { hour, type Limits } from '#extension-points/limits.ts'

/** How often all sightings may be downloaded. */
export const speciesLimits = {
  'export-sightings': {
    what: 'downloads of all sightings',
    limits: [{ per: 'address', points: 30, seconds: hour }],
    message: 'The sightings were downloaded several times in a short time.',
  },
} as const satisfies Limits

declare module '#extension-points/limits.ts' {
  interface DeclaredLimits extends Record<keyof typeof speciesLimits, LimitedAction> {}
}
