import { fold } from '@soundings/rules/text'

/** Words that divers use for one another, by what they share. */
const told: Record<string, string> = {
  wreck:
    'wreck, shipwreck, ship, vessel, hull, steamer, freighter, trawler, tanker, sunk, sunken, scuttled, ferry, battleship, cruiser, destroyer, warship, cargo',
  submarine: 'submarine, U-boat, sub',
  aircraft:
    'aircraft, plane, airplane, aeroplane, airliner, bomber, seaplane, fighter, cockpit, fuselage, jet, helicopter, flying boat, catalina, dakota, liberator',
  military: 'military, army, howitzer, gun turret',
  vehicle: 'truck, lorry, motorcycle, motorbike, car, jeep, tank, locomotive, bus',
  cave: 'cave, cavern, cenote, chamber, sump, stalactite, stalagmite, grotto',
  passage: 'tunnel, swim through, swimthrough, arch, archway, chimney, canyon, crack, fissure, gully, gorge',
  wall: 'wall, drop off, dropoff, vertical, cliff, sheer, overhang, abyss',
  reef: 'reef, coral, bommie, atoll, coral garden',
  softcoral: 'soft coral, alcyonarian, gorgonian, sea fan, black coral, whip coral',
  pinnacle: 'pinnacle, seamount, stack, spire, thila',
  drift: 'drift, current, tidal, rip, tide, tidal stream, kandu, washing machine',
  macro: 'muck, macro, critter, tiny, nudibranch, sea slug, frogfish, seahorse, pipefish',
  pelagic: 'pelagic, blue water, big fish, tuna, barracuda, trevally',
  shoal: 'school, schooling, shoal, sardine, sardine run, bait ball, aggregation',
  shark: 'shark, hammerhead, thresher, wobbegong',
  ray: 'ray, manta, mobula, stingray, devil ray, eagle ray',
  turtle: 'turtle, hawksbill, loggerhead, leatherback',
  whale: 'dolphin, whale, porpoise, orca, cetacean, humpback',
  seal: 'seal, sea lion, walrus',
  kelp: 'kelp, seaweed, kelp forest',
  seagrass: 'seagrass, sea grass, posidonia, meadow, eelgrass',
  jetty: 'jetty, pier, pile, piling, wharf, breakwater, quay, pylon',
  quarry: 'quarry, gravel pit, flooded pit, mine',
  freshwater: 'lake, freshwater, fresh water, river, spring, alpine',
  drowned: 'drowned, flooded, submerged, valley, village, town, city, house, church, prison',
  ice: 'ice, frozen, iceberg',
  cold: 'cold, drysuit, arctic, antarctic, polar, glacier, fjord',
  night: 'night, dusk, torch, bioluminescence, fluorescence',
  deep: 'technical, tec, trimix, decompression, rebreather, twinset',
  easy: 'easy, calm, sheltered, training, novice, gentle, relaxed, relaxing',
  photo: 'photo, photograph, photographer, photogenic, camera, wide angle',
  clear: 'clear, crystal, transparent, viz',
  war: 'war, wwii, ww2, wartime, battle, torpedo, torpedoed, bombed, cannon',
  ancient: 'ancient, amphora, roman, archaeological, archaeology, antique',
  statue: 'statue, sculpture, museum, christ, jesus, art, artist',
  volcano: 'volcano, volcanic, lava, basalt, vent, hot spring, bubble, champagne',
  continent: 'continent, continental, tectonic, plate, rift',
  cleaning: 'cleaning station, cleaner wrasse, cleaner',
  remote: 'remote, liveaboard, expedition, uninhabited, untouched, pristine',
}

/** Each concept with its phrases, folded. */
export const concepts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(told).map(([concept, phrases]) => [concept, phrases.split(', ').map(fold)]),
)

/** The words of a concept, without those that are phrases. */
export const wordsOfConcept = (concept: string): string[] =>
  (concepts.get(concept) ?? []).filter((phrase) => !phrase.includes(' '))

const single = (word: string) => word.replace(/([^su])s$/, '$1')

let kept: Map<string, readonly string[]> | undefined

/** The words that may stand for a folded one, in the singular or not; none for a word that stands for itself. */
export const wordsLike = (word: string): readonly string[] => {
  kept ??= new Map(
    [...concepts.values()].flatMap((phrases) => {
      const words = phrases.filter((phrase) => !phrase.includes(' '))
      return words.map((each) => [each, words.filter((other) => other !== each)] as const)
    }),
  )
  return kept.get(word) ?? kept.get(single(word)) ?? []
}
