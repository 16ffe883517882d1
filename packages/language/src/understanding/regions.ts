import { landsIn } from './lands-in.ts'
import { latinAmerica } from './regions/latin-america.ts'
import type { Water } from './water.ts'

/** States, provinces, counties, coasts and archipelagos by the names that people give them. */
export const regions: readonly Water[] = [latinAmerica].flatMap(landsIn)
