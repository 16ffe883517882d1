import { bottomDwellers } from './bottom-dwellers.ts'
import { cephalopods } from './cephalopods.ts'
import { coldWaterFish } from './cold-water-fish.ts'
import { corals } from './corals.ts'
import { crabsAndShrimps } from './crabs-and-shrimps.ts'
import { echinoderms } from './echinoderms.ts'
import { eels } from './eels.ts'
import { freshwater } from './freshwater.ts'
import { jellyfish } from './jellyfish.ts'
import type { Row, Species, SpeciesGroup } from './kinds.ts'
import { largeFish } from './large-fish.ts'
import { mammalsAndBirds } from './mammals-and-birds.ts'
import { molluscs } from './molluscs.ts'
import { openWaterFish } from './open-water-fish.ts'
import { plants } from './plants.ts'
import { rays } from './rays.ts'
import { reefFish } from './reef-fish.ts'
import { reptiles } from './reptiles.ts'
import { seahorses } from './seahorses.ts'
import { sharks } from './sharks.ts'
import { sponges } from './sponges.ts'
import { wormsAndSeaSquirts } from './worms-and-sea-squirts.ts'

const rows: Record<SpeciesGroup, readonly Row[]> = {
  sharks,
  rays,
  'reef-fish': reefFish,
  'large-fish': largeFish,
  'open-water-fish': openWaterFish,
  eels,
  seahorses,
  'bottom-dwellers': bottomDwellers,
  'cold-water-fish': coldWaterFish,
  freshwater,
  reptiles,
  'mammals-and-birds': mammalsAndBirds,
  cephalopods,
  molluscs,
  'crabs-and-shrimps': crabsAndShrimps,
  echinoderms,
  'worms-and-sea-squirts': wormsAndSeaSquirts,
  corals,
  jellyfish,
  sponges,
  plants,
}

/** The whole list, group by group. */
export const species: readonly Species[] = Object.entries(rows).flatMap(([group, listed]) =>
  listed.map(([id, name, scientific, ...also]) => ({
    id,
    name,
    scientific,
    group: group as SpeciesGroup,
    also,
  })),
)
