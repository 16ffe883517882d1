import { landsIn } from './lands-in.ts'
import { africa } from './regions/africa.ts'
import { asia } from './regions/asia.ts'
import { latinAmerica } from './regions/latin-america.ts'
import { northAmerica } from './regions/north-america.ts'
import { northwestEurope } from './regions/northwest-europe.ts'
import { pacific } from './regions/pacific.ts'
import { southEurope } from './regions/south-europe.ts'
import type { Water } from './water.ts'

/** States, provinces, counties, coasts and archipelagos by the names that people give them. */
export const regions: readonly Water[] = [
  northwestEurope,
  southEurope,
  northAmerica,
  latinAmerica,
  africa,
  asia,
  pacific,
].flatMap(landsIn)
