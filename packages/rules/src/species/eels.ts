import type { Row } from './kinds.ts'

export const eels: readonly Row[] = [
  ['conger-eel', 'Conger eel', 'Conger', 'conger', 'european conger'],
  ['eel', 'Eel', 'Anguilliformes'],
  ['electric-eel', 'Electric eel', 'Electrophorus'],
  ['european-eel', 'European eel', 'Anguilla anguilla', 'freshwater eel', 'river eel'],
  ['garden-eel', 'Garden eel', 'Heterocongrinae', 'spotted garden eel'],
  ['giant-moray', 'Giant moray', 'Gymnothorax javanicus', 'giant moray eel', 'java moray'],
  ['green-moray', 'Green moray', 'Gymnothorax funebris', 'green moray eel'],
  ['honeycomb-moray', 'Honeycomb moray', 'Gymnothorax favagineus', 'honeycomb moray eel', 'laced moray'],
  ['mediterranean-moray', 'Mediterranean moray', 'Muraena helena', 'mediterranean moray eel'],
  ['moray-eel', 'Moray eel', 'Muraenidae', 'moray'],
  ['ribbon-eel', 'Ribbon eel', 'Rhinomuraena quaesita', 'blue ribbon eel', 'black ribbon eel', 'ghost eel'],
  ['snake-eel', 'Snake eel', 'Ophichthidae', 'crocodile snake eel', 'napoleon snake eel'],
  ['snowflake-moray', 'Snowflake moray', 'Echidna nebulosa', 'snowflake moray eel', 'snowflake eel'],
  ['spotted-moray', 'Spotted moray', 'Gymnothorax moringa', 'spotted moray eel'],
  ['wolf-eel', 'Wolf eel', 'Anarrhichthys ocellatus'],
  ['zebra-moray', 'Zebra moray', 'Gymnomuraena zebra', 'zebra moray eel'],
]
