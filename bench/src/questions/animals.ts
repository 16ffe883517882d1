import type { Question } from './question.ts'

const see = (text: string, must: Question['must'] & {}, relevant?: Question['relevant']): Question => ({
  kind: 'animals',
  text,
  must,
  ...(relevant && { relevant }),
})

/** Where something lives. */
export const animals: readonly Question[] = [
  see(
    'where can I dive with whale sharks?',
    { animal: ['whale shark'] },
    {
      "Darwin's Arch": 3,
      'Richelieu Rock': 3,
      'Sail Rock': 2,
      'Flying Fish Cove': 3,
      'Hin Daeng': 2,
      "Shi'b Habil": 2,
    },
  ),
  see(
    'hamerheads',
    { animal: ['hammerhead'] },
    {
      "Darwin's Arch": 3,
      'Gordon Rocks': 3,
      'La Nevera': 3,
      Mikomoto: 3,
      'Daedalus Reef': 3,
      'Wolf Island': 3,
      'Yonaguni Monument': 3,
    },
  ),
  see(
    'hammerheads in Egypt',
    { country: ['Egypt'], animal: ['hammerhead'] },
    { 'Daedalus Reef': 3, 'Jackson Reef': 2, 'Elphinstone Reef': 2 },
  ),
  see(
    'manta rays in Indonesia',
    { country: ['Indonesia'], animal: ['manta'] },
    { 'Manta Point': 3, 'Karang Makassar': 3, 'Manta Sandy': 3, 'Manta Parade': 3, 'Blue Magic': 2 },
  ),
  see(
    'thresher sharks',
    { animal: ['thresher'] },
    { 'Monad Shoal': 3, 'Kimud Shoal': 3, 'Big Brother': 2, 'Little Brother': 2 },
  ),
  see(
    'sea lions for beginners',
    { animal: ['sea lion'], level: ['beginner'] },
    { 'Los Islotes': 3, 'Punta Loma': 3 },
  ),
  see(
    'leafy seadragons',
    { animal: ['leafy seadragon', 'leafy sea dragon'] },
    { 'Rapid Bay Jetty': 3, 'Edithburgh Jetty': 2 },
  ),
  see(
    'mola mola in Bali',
    { country: ['Indonesia'], animal: ['sunfish', 'mola'] },
    { 'Crystal Bay': 3, 'Gili Tepekong': 3 },
  ),
  see('dugongs', { animal: ['dugong'] }, { 'Marsa Abu Dabbab': 3, 'Tasi Tolu': 3 }),
  see(
    'pygmy seahorses',
    { animal: ['pygmy seahorse'] },
    { 'Nudi Falls': 3, 'Blue Magic': 2, 'Cannibal Rock': 2 },
  ),
  see('mandarinfish', { animal: ['mandarinfish'] }, { 'Chandelier Cave': 3, 'Paradise 1': 3 }),
  see('frogfish in the Philippines', { country: ['Philippines'], animal: ['frogfish'] }, { Cars: 3 }),
  see('tiger sharks', { animal: ['tiger shark'] }, { 'Tiger Beach': 3, 'Tiger Harbour': 3 }),
  see(
    'bull sharks in Fiji or Mexico',
    { country: ['Fiji', 'Mexico'], animal: ['bull shark'] },
    { 'Shark Reef': 3, 'Cabo Pulmo': 3 },
  ),
  see('dolphins in the Red Sea', { animal: ['dolphin'], box: [32, 12, 44, 30.2] }, { 'Sataya Reef': 3 }),
  see(
    'oceanic white tip sharks',
    { animal: ['oceanic whitetip'] },
    { 'Elphinstone Reef': 3, 'Big Brother': 3, 'Daedalus Reef': 3 },
  ),
  see(
    'shore dives with turtles in Egypt',
    { country: ['Egypt'], access: 'shore', animal: ['turtle'] },
    { 'Marsa Abu Dabbab': 3 },
  ),
  see(
    'seals in the UK',
    { country: ['United Kingdom'], animal: ['seal'] },
    { 'Longstone, Farne Islands': 3 },
  ),
  see('giant cuttlefish gathering', { animal: ['cuttlefish'] }, { 'Stony Point': 3 }),
  see('wobbegong sharks', { animal: ['wobbegong'] }, { 'Julian Rocks': 3 }),
  see(
    'giant pacific octopus',
    { animal: ['giant pacific octopus'] },
    { 'Alki Cove 2': 3, 'Browning Pass': 2 },
  ),
  see(
    'mantas or whale sharks in Thailand',
    { country: ['Thailand'], animal: ['manta', 'whale shark'] },
    { 'Richelieu Rock': 3, 'Koh Bon West Ridge': 3, 'Hin Daeng': 3, 'Sail Rock': 2 },
  ),
  see('great white sharks', { animal: ['white shark'] }, { 'Isla Guadalupe': 3 }),
]
