import type { Row } from './kinds.ts'

export const wormsAndSeaSquirts: readonly Row[] = [
  ['acorn-worm', 'Acorn worm', 'Enteropneusta'],
  ['bobbit-worm', 'Bobbit worm', 'Eunice aphroditois', 'sand striker', 'bobbit'],
  ['bryozoan', 'Bryozoan', 'Bryozoa', 'moss animal', "neptune's lace", 'hornwrack', 'sea mat'],
  ['christmas-tree-worm', 'Christmas tree worm', 'Spirobranchus', 'xmas tree worm'],
  ['feather-duster-worm', 'Feather duster worm', 'Sabellidae', 'fan worm', 'feather duster', 'fanworm'],
  ['fireworm', 'Fireworm', 'Amphinomidae', 'fire worm', 'bristle worm', 'bristleworm', 'bearded fireworm'],
  ['flatworm', 'Flatworm', 'Polycladida', 'flat worm', 'persian carpet flatworm'],
  ['green-spoonworm', 'Green spoonworm', 'Bonellia viridis', 'spoon worm', 'spoonworm', 'bonellia'],
  ['light-bulb-sea-squirt', 'Light-bulb sea squirt', 'Clavelina lepadiformis', 'light bulb tunicate'],
  ['peacock-worm', 'Peacock worm', 'Sabella pavonina', 'peacock fan worm'],
  ['pyrosome', 'Pyrosome', 'Pyrosoma'],
  ['ribbon-worm', 'Ribbon worm', 'Nemertea', 'nemertean', 'bootlace worm'],
  ['salp', 'Salp', 'Salpidae', 'salp chain'],
  ['sea-squirt', 'Sea squirt', 'Ascidiacea', 'tunicate', 'ascidian', 'seasquirt', 'bluebell tunicate'],
  ['spiral-tube-worm', 'Spiral tube worm', 'Sabella spallanzanii', 'mediterranean fanworm', 'spirograph'],
  ['tube-worm', 'Tube worm', 'Serpulidae', 'tubeworm'],
]
