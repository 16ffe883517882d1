import { species } from '@soundings/rules/species'
import { fold } from '@soundings/rules/text'

/** How the names of the members of a group end; members that are called otherwise, and what is called so and is none. */
type Group = { ends: string; also?: string; but?: string }

/** Groups by the id of the species that stands for them. */
const groups: Record<string, Group> = {
  shark: {
    ends: 'shark, hammerhead, wobbegong, whaler, catshark, angelshark, shyshark, houndshark, dogfish',
    also: 'shortfin-mako, tope',
  },
  'hammerhead-shark': { ends: 'hammerhead' },
  'reef-shark': { ends: 'reef shark' },
  ray: { ends: 'ray, stingray, guitarfish, skate, wedgefish', also: 'sawfish' },
  stingray: { ends: 'stingray', also: 'blue-spotted-ribbontail-ray' },
  'manta-ray': { ends: 'manta ray' },
  'eagle-ray': { ends: 'eagle ray' },
  'electric-ray': { ends: 'electric ray' },
  turtle: { ends: 'turtle', but: 'freshwater-turtle' },
  crocodile: { ends: 'crocodile' },
  'sea-snake': { ends: 'sea snake, sea krait' },
  dolphin: { ends: 'dolphin' },
  whale: { ends: 'whale', also: 'orca, beluga' },
  seal: { ends: 'seal' },
  'sea-lion': { ends: 'sea lion' },
  otter: { ends: 'otter' },
  penguin: { ends: 'penguin' },
  octopus: { ends: 'octopus', also: 'wunderpus' },
  squid: { ends: 'squid' },
  cuttlefish: { ends: 'cuttlefish' },
  nudibranch: {
    ends: 'nudibranch, chromodoris, dorid, flabellina, nembrotha, phyllidia',
    also: 'spanish-dancer, spanish-shawl, blue-dragon',
  },
  'sea-slug': {
    ends: 'sea slug, nudibranch, chromodoris, dorid, flabellina, nembrotha, phyllidia',
    also: 'spanish-dancer, spanish-shawl, blue-dragon, leaf-sheep, sea-hare',
  },
  seahorse: { ends: 'seahorse' },
  'pygmy-seahorse': { ends: 'pygmy seahorse' },
  pipefish: { ends: 'pipefish' },
  'ghost-pipefish': { ends: 'ghost pipefish' },
  frogfish: { ends: 'frogfish' },
  scorpionfish: { ends: 'scorpionfish, stonefish', also: 'rhinopias' },
  lionfish: { ends: 'lionfish' },
  grouper: { ends: 'grouper', also: 'coney, coral-trout' },
  barracuda: { ends: 'barracuda' },
  'moray-eel': { ends: 'moray', also: 'ribbon-eel' },
  eel: { ends: 'eel, moray', but: 'electric-eel, sand-eel, wolf-eel' },
  snapper: { ends: 'snapper', also: 'schoolmaster', but: 'australasian-snapper' },
  trevally: { ends: 'trevally' },
  tuna: { ends: 'tuna', also: 'atlantic-bonito' },
  wrasse: { ends: 'wrasse' },
  parrotfish: { ends: 'parrotfish' },
  angelfish: { ends: 'angelfish', also: 'rock-beauty' },
  butterflyfish: { ends: 'butterflyfish' },
  clownfish: { ends: 'clownfish, anemonefish' },
  surgeonfish: { ends: 'surgeonfish, unicornfish', also: 'blue-tang' },
  triggerfish: { ends: 'triggerfish' },
  lobster: { ends: 'lobster' },
  'spiny-lobster': { ends: 'spiny lobster' },
  crab: { ends: 'crab', but: 'horseshoe-crab' },
  shrimp: { ends: 'shrimp' },
  'cleaner-shrimp': { ends: 'cleaner shrimp' },
  starfish: { ends: 'starfish, sea star', also: 'cushion-star, ochre-star, sunstar, sunflower-star' },
  'sea-urchin': { ends: 'urchin' },
  'sea-cucumber': { ends: 'sea cucumber', also: 'sea-apple' },
  jellyfish: { ends: 'jellyfish', also: 'sea-nettle, mauve-stinger, portuguese-man-of-war' },
  'sea-anemone': { ends: 'anemone', but: 'tube-anemone' },
  'hard-coral': {
    ends: 'brain coral, staghorn coral, elkhorn coral, table coral, lettuce coral, mushroom coral, pillar coral',
  },
  'sea-fan': { ends: 'sea fan, gorgonian' },
  sponge: { ends: 'sponge' },
  kelp: { ends: 'kelp' },
  seagrass: { ends: 'seagrass', also: 'eelgrass, neptune-grass' },
  catfish: { ends: 'catfish' },
  trout: { ends: 'trout', but: 'coral-trout' },
  carp: { ends: 'carp', also: 'koi' },
  sturgeon: { ends: 'sturgeon' },
}

const listed = (text = ''): string[] => text.split(', ').filter(Boolean)

const membersOfGroup = ({ ends, also, but }: Group): string[] => {
  const isCalled = (name: string) => listed(ends).some((end) => name === end || name.endsWith(` ${end}`))
  const called = species.filter(({ name }) => isCalled(fold(name))).map(({ id }) => id)
  return [...called, ...listed(also)].filter((id) => !listed(but).includes(id))
}

let kept: Map<string, string[]> | undefined

/** The ids that will do where a species is asked for: itself, and what belongs to it where it is a group ("sharks"). */
export const membersOf = (id: string): string[] => {
  kept ??= new Map(Object.entries(groups).map(([group, each]) => [group, membersOfGroup(each)]))
  return [...new Set([id, ...(kept.get(id) ?? [])])]
}

/** The ids of the species that stand for groups. */
export const animalGroups: readonly string[] = Object.keys(groups)
