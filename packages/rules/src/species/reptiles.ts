import type { Row } from './kinds.ts'

export const reptiles: readonly Row[] = [
  ['alligator', 'Alligator', 'Alligator mississippiensis', 'american alligator'],
  ['american-crocodile', 'American crocodile', 'Crocodylus acutus'],
  ['banded-sea-krait', 'Banded sea krait', 'Laticauda colubrina', 'sea krait', 'yellow-lipped sea krait'],
  ['crocodile', 'Crocodile', 'Crocodylidae', 'croc'],
  ['flatback-turtle', 'Flatback turtle', 'Natator depressus'],
  ['freshwater-turtle', 'Freshwater turtle', 'Emydidae', 'terrapin', 'pond turtle'],
  ['green-turtle', 'Green turtle', 'Chelonia mydas'],
  ['hawksbill-turtle', 'Hawksbill turtle', 'Eretmochelys imbricata', 'hawksbill'],
  ['leatherback-turtle', 'Leatherback turtle', 'Dermochelys coriacea', 'leatherback'],
  ['loggerhead-turtle', 'Loggerhead turtle', 'Caretta caretta', 'loggerhead'],
  ['marine-iguana', 'Marine iguana', 'Amblyrhynchus cristatus'],
  ['olive-ridley-turtle', 'Olive ridley turtle', 'Lepidochelys olivacea', 'olive ridley'],
  ['olive-sea-snake', 'Olive sea snake', 'Aipysurus laevis', 'olive seasnake'],
  ['saltwater-crocodile', 'Saltwater crocodile', 'Crocodylus porosus', 'saltie'],
  ['sea-snake', 'Sea snake', 'Hydrophiinae', 'seasnake'],
  ['turtle', 'Turtle', 'Chelonioidea', 'sea turtle', 'marine turtle', 'seaturtle'],
]
