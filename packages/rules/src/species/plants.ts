import type { Row } from './kinds.ts'

export const plants: readonly Row[] = [
  ['bull-kelp', 'Bull kelp', 'Nereocystis luetkeana'],
  ['coralline-algae', 'Coralline algae', 'Corallinales', 'coralline alga', 'maerl'],
  ['dulse', 'Dulse', 'Palmaria palmata'],
  ['eelgrass', 'Eelgrass', 'Zostera marina', 'eel grass'],
  ['giant-kelp', 'Giant kelp', 'Macrocystis pyrifera'],
  ['halimeda', 'Halimeda', 'Halimeda', 'cactus algae'],
  ['kelp', 'Kelp', 'Laminariales', 'kelp forest', 'oarweed', 'tangle kelp'],
  ['mangrove', 'Mangrove', 'Rhizophora', 'mangrove root', 'mangrove forest'],
  ['neptune-grass', 'Neptune grass', 'Posidonia oceanica', 'posidonia', 'posidonia meadow'],
  ['pondweed', 'Pondweed', 'Potamogeton'],
  ['sargassum', 'Sargassum', 'Sargassum', 'gulfweed', 'wireweed'],
  ['sea-grape', 'Sea grape', 'Caulerpa'],
  ['sea-lettuce', 'Sea lettuce', 'Ulva', 'gutweed'],
  ['seagrass', 'Seagrass', 'Alismatales', 'sea grass', 'seagrass meadow', 'turtle grass'],
  ['seaweed', 'Seaweed', 'Phaeophyceae', 'bladder wrack', 'brown algae'],
  ['stonewort', 'Stonewort', 'Characeae', 'chara'],
  ['water-lily', 'Water lily', 'Nymphaeaceae', 'lily pad'],
]
