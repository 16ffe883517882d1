import type { Species } from './kinds.ts'

/**
 * What is taken for trade or pots, or disturbed, where its places are known. The groups and ids follow what CITES and the
 * Red List say of collecting and poaching; a list of our own, as neither publishes one for files of sightings.
 */
const groups: readonly Species['group'][] = ['seahorses']
const ids: ReadonlySet<string> = new Set([
  'abalone',
  'angelshark',
  'black-coral',
  'dugong',
  'giant-clam',
  'great-white-shark',
  'guitarfish',
  'hawaiian-monk-seal',
  'hawksbill-turtle',
  'manatee',
  'mediterranean-monk-seal',
  'napoleon-wrasse',
  'nautilus',
  'pineapple-sea-cucumber',
  'queen-conch',
  'sawfish',
  'sea-cucumber',
  'tritons-trumpet',
  'wedgefish',
])

/** Whether files of sightings keep its exact places out. */
export const isSensitive = ({ id, group }: Pick<Species, 'id' | 'group'>): boolean =>
  groups.includes(group) || ids.has(id)
