import {
  accesses,
  accessStatuses,
  difficulties,
  diveTypes,
  facilities,
  hazards,
  siteCategories,
  waterBodyTypes,
} from '@soundings/contract/sites'
import { yearStrip } from '@soundings/rules/months'
import { categoryLabel, difficultyLabel, facilityLabel, hazardLabel } from '@soundings/rules/site-labels'
import { accessLabel, diveTypeLabel, waterBodyLabel } from '../labels.view.ts'

export type Option = { value: string; label: string }

const optionsOf = <Value extends string>(values: readonly Value[], label: Record<Value, string>): Option[] =>
  values.map((value) => ({ value, label: label[value] }))

const unknown: Option = { value: '', label: 'Not known' }

/** Where a site is added, its hardest level is called Expert. */
const levelLabel = { ...difficultyLabel, technical: 'Expert' }

/** What there is to choose from, in the words of the form. */
export const options = {
  difficulty: [...optionsOf(difficulties, levelLabel), unknown],
  requiredDiverLevel: [unknown, ...optionsOf(difficulties, levelLabel)],
  access: [...optionsOf(accesses, { ...accessLabel, boat: 'Boat Only', either: 'Either' }), unknown],
  accessStatus: [
    unknown,
    ...optionsOf(accessStatuses, {
      open: 'Open',
      restricted: 'Restricted: not for everyone, or not always',
      closed: 'Closed: nobody may dive there',
    }),
  ],
  waterBodyType: [unknown, ...optionsOf(waterBodyTypes, waterBodyLabel)],
  diveSiteCategory: [unknown, ...optionsOf(siteCategories, categoryLabel)],
  diveType: optionsOf(diveTypes, diveTypeLabel),
  hazards: optionsOf(hazards, hazardLabel),
  facilities: optionsOf(facilities, { ...facilityLabel, none: 'None' }),
  bestMonths: yearStrip([]).map(({ month, name }) => ({ value: String(month), label: name.slice(0, 3) })),
}

/** Words that many divers would type; anything else can be typed as well. */
export const suggestions = {
  certificationRequirements: [
    'Open Water',
    'Advanced Open Water',
    'Rescue Diver',
    'Deep',
    'Wreck',
    'Night',
    'Drysuit',
    'Nitrox',
    'Cavern',
    'Full Cave',
    'Sidemount',
    'Trimix',
  ],
  topographicalFeatures: [
    'Wall',
    'Drop-off',
    'Slope',
    'Plateau',
    'Pinnacle',
    'Canyon',
    'Swim-through',
    'Arch',
    'Cavern',
    'Tunnel',
    'Overhang',
    'Boulders',
    'Gully',
    'Channel',
    'Lagoon',
    'Seagrass meadow',
    'Kelp forest',
    'Sandy bottom',
  ],
  fixedStructures: [
    'Mooring buoy',
    'Descent line',
    'Jetty',
    'Pier',
    'Steps',
    'Ladder',
    'Training platform',
    'Wreck',
    'Artificial reef',
    'Statue',
    'Anchor',
    'Pipeline',
  ],
  marineLife: [
    'Reef sharks',
    'Whale sharks',
    'Hammerheads',
    'Manta rays',
    'Eagle rays',
    'Stingrays',
    'Turtles',
    'Dolphins',
    'Seals',
    'Octopus',
    'Cuttlefish',
    'Nudibranchs',
    'Seahorses',
    'Frogfish',
    'Moray eels',
    'Barracuda',
    'Tuna',
    'Groupers',
    'Anemonefish',
    'Lionfish',
    'Lobsters',
    'Soft corals',
    'Hard corals',
    'Gorgonians',
    'Sponges',
    'Pike',
    'Perch',
  ],
}
