import type { Row } from './kinds.ts'

export const seahorses: readonly Row[] = [
  ['cornetfish', 'Cornetfish', 'Fistularia', 'flutemouth', 'bluespotted cornetfish'],
  ['denises-pygmy-seahorse', "Denise's pygmy seahorse", 'Hippocampus denise'],
  ['ghost-pipefish', 'Ghost pipefish', 'Solenostomus', 'robust ghost pipefish'],
  ['leafy-seadragon', 'Leafy seadragon', 'Phycodurus eques', 'leafy sea dragon', 'leafies'],
  ['long-snouted-seahorse', 'Long-snouted seahorse', 'Hippocampus guttulatus', 'spiny seahorse'],
  ['ornate-ghost-pipefish', 'Ornate ghost pipefish', 'Solenostomus paradoxus', 'harlequin ghost pipefish'],
  ['pipefish', 'Pipefish', 'Syngnathinae', 'banded pipefish', 'greater pipefish', 'snake pipefish'],
  ['pot-bellied-seahorse', 'Pot-bellied seahorse', 'Hippocampus abdominalis', 'big-belly seahorse'],
  ['pygmy-seahorse', 'Pygmy seahorse', 'Hippocampus bargibanti', 'pigmy seahorse', 'pygmy sea horse'],
  ['seahorse', 'Seahorse', 'Hippocampus', 'sea horse'],
  ['short-snouted-seahorse', 'Short-snouted seahorse', 'Hippocampus hippocampus'],
  ['shrimpfish', 'Shrimpfish', 'Centriscidae', 'razorfish'],
  ['thorny-seahorse', 'Thorny seahorse', 'Hippocampus histrix'],
  ['tiger-tail-seahorse', 'Tiger tail seahorse', 'Hippocampus comes', 'tigertail seahorse'],
  ['trumpetfish', 'Trumpetfish', 'Aulostomus'],
  [
    'weedy-seadragon',
    'Weedy seadragon',
    'Phyllopteryx taeniolatus',
    'weedy sea dragon',
    'common seadragon',
    'weedies',
  ],
]
