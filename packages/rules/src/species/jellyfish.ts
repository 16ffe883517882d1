import type { Row } from './kinds.ts'

export const jellyfish: readonly Row[] = [
  ['barrel-jellyfish', 'Barrel jellyfish', 'Rhizostoma', 'dustbin-lid jellyfish'],
  ['blue-jellyfish', 'Blue jellyfish', 'Cyanea lamarckii'],
  ['box-jellyfish', 'Box jellyfish', 'Cubozoa', 'sea wasp', 'irukandji'],
  ['by-the-wind-sailor', 'By-the-wind sailor', 'Velella velella', 'velella'],
  ['comb-jelly', 'Comb jelly', 'Ctenophora', 'comb jellyfish', 'ctenophore', 'sea gooseberry'],
  ['compass-jellyfish', 'Compass jellyfish', 'Chrysaora hysoscella'],
  ['crystal-jellyfish', 'Crystal jellyfish', 'Aequorea'],
  ['egg-yolk-jellyfish', 'Egg-yolk jellyfish', 'Phacellophora camtschatica'],
  ['freshwater-jellyfish', 'Freshwater jellyfish', 'Craspedacusta sowerbii'],
  ['fried-egg-jellyfish', 'Fried egg jellyfish', 'Cotylorhiza tuberculata', 'mediterranean jellyfish'],
  ['golden-jellyfish', 'Golden jellyfish', 'Mastigias papua', 'spotted lagoon jelly'],
  ['jellyfish', 'Jellyfish', 'Medusozoa', 'medusa', 'sea jelly', 'medusae'],
  ['lions-mane-jellyfish', "Lion's mane jellyfish", 'Cyanea capillata', "lion's mane"],
  ['mauve-stinger', 'Mauve stinger', 'Pelagia noctiluca', 'mauve stinger jellyfish', 'purple stinger'],
  ['moon-jellyfish', 'Moon jellyfish', 'Aurelia', 'common jellyfish'],
  ['portuguese-man-of-war', 'Portuguese man-of-war', 'Physalia physalis', "man o' war", 'bluebottle'],
  ['sea-nettle', 'Sea nettle', 'Chrysaora', 'pacific sea nettle'],
  ['siphonophore', 'Siphonophore', 'Siphonophorae'],
  ['stalked-jellyfish', 'Stalked jellyfish', 'Staurozoa'],
  ['upside-down-jellyfish', 'Upside-down jellyfish', 'Cassiopea'],
]
