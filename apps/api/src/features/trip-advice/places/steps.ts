import { type NamedStep, nestedIn } from '#features/sites/index.ts'

type Named = { country: string | null; region: string | null; city: string | null }

/**
 * The places that a site lies in, the largest first. A region that is written with the one around it, "Port Phillip, Victoria",
 * lies in that: people travel to Victoria, which no site may name alone.
 */
export const stepsOf = ({ country, region, city }: Named): NamedStep[] =>
  nestedIn([
    { kind: 'country', name: country },
    ...(region ?? '')
      .split(',')
      .map((part) => ({ kind: 'region' as const, name: part.trim() }))
      .reverse(),
    { kind: 'city', name: city },
  ])
