import type { Row } from './kinds.ts'

export const sponges: readonly Row[] = [
  ['azure-vase-sponge', 'Azure vase sponge', 'Callyspongia plicifera', 'vase sponge'],
  ['barrel-sponge', 'Barrel sponge', 'Xestospongia', 'giant barrel sponge'],
  ['boring-sponge', 'Boring sponge', 'Clionaidae', 'red boring sponge'],
  ['breadcrumb-sponge', 'Breadcrumb sponge', 'Halichondria panicea', 'bread crumb sponge'],
  ['elephant-ear-sponge', 'Elephant ear sponge', 'Agelas clathrodes', 'orange elephant ear sponge'],
  ['glass-sponge', 'Glass sponge', 'Hexactinellida', 'cloud sponge'],
  ['golf-ball-sponge', 'Golf ball sponge', 'Tethya', 'orange ball sponge'],
  ['rope-sponge', 'Rope sponge', 'Aplysina cauliformis'],
  ['sponge', 'Sponge', 'Porifera', 'loggerhead sponge'],
  ['tube-sponge', 'Tube sponge', 'Aplysina', 'yellow tube sponge', 'stove-pipe sponge'],
]
