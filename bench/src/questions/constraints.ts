import type { Question } from './question.ts'

const ask = (text: string, must: Question['must'] & {}, relevant?: Question['relevant']): Question => ({
  kind: 'constraint',
  text,
  must,
  ...(relevant && { relevant }),
})

/** Questions whose answer is right when every site fits what was asked. */
export const constraints: readonly Question[] = [
  ask(
    'wreck dives in Egypt',
    { country: ['Egypt'], kind: ['wreck'] },
    {
      'SS Thistlegorm': 3,
      'Salem Express': 3,
      'Giannis D': 2,
      'SS Carnatic': 2,
      'Rosalie Moller': 3,
      'SS Dunraven': 2,
    },
  ),
  ask('Egyptian wrecks, but none that stays above 25 m', {
    country: ['Egypt'],
    kind: ['wreck'],
    minDepth: 25,
  }),
  ask('Maltese wrecks, 30 m is about as deep as I go', {
    country: ['Malta'],
    kind: ['wreck'],
    maxDepth: 30,
  }),
  ask('Bored of 10 m gardens, reefs in Bonaire of 25 m or more', { country: ['Bonaire'], minDepth: 25 }),
  ask('I used to be limited to 18 m, now I may go to 30, wrecks in Cyprus', {
    country: ['Cyprus'],
    kind: ['wreck'],
    maxDepth: 30,
  }),
  ask('Egyptian wrecks not deeper than 30 m', { country: ['Egypt'], kind: ['wreck'], maxDepth: 30 }),
  ask('recks in egipt', { country: ['Egypt'], kind: ['wreck'] }),
  ask(
    'easy shore dives in Bonaire',
    { country: ['Bonaire'], level: ['beginner'], access: 'shore' },
    { 'Salt Pier': 3, '1000 Steps': 3 },
  ),
  ask(
    'beginner reefs in Thailand',
    { country: ['Thailand'], level: ['beginner'], kind: ['reef'] },
    { 'Japanese Gardens (Thailand)': 3, 'Koh Bida Nok': 2 },
  ),
  ask(
    'wall dives in the Cayman Islands',
    { country: ['Cayman Islands'], kind: ['wall'] },
    { 'Bloody Bay Wall': 3 },
  ),
  ask(
    'drift dives in Palau between 20 and 30 m',
    { country: ['Palau'], kind: ['drift'], minDepth: 20, maxDepth: 30 },
    { 'German Channel': 3, 'Ulong Channel': 3 },
  ),
  ask(
    'caves in Malta for open water divers',
    { country: ['Malta'], kind: ['cave'], level: ['beginner'] },
    { 'Santa Marija Caves': 3, 'Għar Lapsi': 3 },
  ),
  ask(
    'Maltese wrecks you can reach from the shore',
    { country: ['Malta'], kind: ['wreck'], access: 'shore' },
    { 'Um El Faroud': 3, P29: 3, Rozi: 3, 'HMS Maori': 2, 'MV Karwela': 2 },
  ),
  ask(
    'wrecks in Micronesia shallower than 115 ft',
    { country: ['Micronesia'], kind: ['wreck'], maxDepth: 35.1 },
    { 'Fujikawa Maru': 3, 'Heian Maru': 3 },
  ),
  ask('muck diving in the Philippines', { country: ['Philippines'], kind: ['muck'] }, { Cars: 3 }),
  ask(
    'muck dives in Lembeh',
    { country: ['Indonesia'], kind: ['muck'], place: 'Lembeh' },
    { Hairball: 3, 'Nudi Falls': 3 },
  ),
  ask(
    'cenotes in Mexico',
    { country: ['Mexico'], kind: ['cenote'] },
    { 'Cenote Dos Ojos': 3, 'Cenote Angelita': 3 },
  ),
  ask(
    'lake dives in Switzerland or Austria',
    { country: ['Switzerland', 'Austria'], water: ['lake'] },
    { Jura: 3, 'Schwarze Brücke, Attersee': 3 },
  ),
  ask(
    'flooded quarries',
    { water: ['quarry'] },
    { 'Stoney Cove': 3, 'Kreidesee Hemmoor': 3, 'Rummu Quarry': 3 },
  ),
  ask('freshwater dives in the USA', {
    country: ['United States'],
    water: ['lake', 'river', 'quarry', 'cave'],
  }),
  ask(
    'river diving',
    { water: ['river'] },
    { 'Verzasca, Ponte dei Salti': 3, Keystorm: 2, 'Brockville Underwater Sculpture Park': 2 },
  ),
  ask('no current, good viz, boat dives in Greece', {
    country: ['Greece'],
    access: 'boat',
    noHazards: ['strong-current', 'low-visibility'],
  }),
  ask('reefs without strong current in Australia for beginners', {
    country: ['Australia'],
    kind: ['reef'],
    level: ['beginner'],
    noHazards: ['strong-current'],
  }),
  ask(
    'technical wrecks',
    { kind: ['wreck'], level: ['technical'] },
    {
      'HMHS Britannic': 3,
      'Andrea Doria': 3,
      'USS Saratoga': 3,
      'San Francisco Maru': 2,
      'SMS Markgraf': 3,
      'RMS Empress of Ireland': 2,
    },
  ),
  ask(
    'trimix dives in Europe',
    {
      country: [
        'United Kingdom',
        'Norway',
        'Sweden',
        'Finland',
        'Hungary',
        'Switzerland',
        'Greece',
        'Italy',
        'France',
      ],
      level: ['technical'],
    },
    {
      'HMHS Britannic': 3,
      'HMS Perseus': 3,
      'MS Seattle': 3,
      'Tuna-Hästberg Mine': 3,
      'Ojamo Mine': 3,
      'Molnár János Cave': 2,
      Hirondelle: 3,
      'SMS Markgraf': 3,
      Haven: 3,
    },
  ),
  ask(
    'advanced pinnacles in Indonesia',
    { country: ['Indonesia'], kind: ['pinnacle'], level: ['advanced'] },
    { 'Castle Rock': 3, 'Batu Bolong': 3, 'Crystal Rock': 3, 'Blue Magic': 2 },
  ),
  ask(
    'wrecks in the Mediterranean deeper than 40 m',
    { kind: ['wreck'], minDepth: 40, box: [-6, 30, 37, 46] },
    { Zenobia: 3, Haven: 3, Rubis: 3, Donator: 2, 'HMHS Britannic': 3 },
  ),
  ask(
    'wrecks in the Baltic',
    { country: ['Denmark', 'Sweden', 'Finland', 'Germany', 'Poland', 'Estonia'], kind: ['wreck'] },
    { 'M/F Ærøsund': 3, 'Jan Heweliusz': 3, 'Kronprins Gustav Adolf': 3 },
  ),
  ask(
    'dives in the Red Sea for novices',
    { level: ['beginner'], box: [32, 12, 44, 30.2] },
    { 'Marsa Abu Dabbab': 3, 'Lighthouse Reef': 3, 'Japanese Garden': 2 },
  ),
  ask(
    'Caribbean wrecks up to 20 m',
    { kind: ['wreck'], maxDepth: 20, box: [-89, 8, -59, 28] },
    { 'USS Kittiwake': 3, 'SS Antilla': 3, 'Carlisle Bay': 2 },
  ),
  ask(
    'sites on the Great Barrier Reef',
    { country: ['Australia'], box: [142, -25, 154, -9] },
    { 'Cod Hole': 3, "Steve's Bommie": 3, 'SS Yongala': 2, 'Lighthouse Bommies': 2 },
  ),
  ask(
    'Scandinavian dives with no boat',
    { country: ['Norway', 'Sweden', 'Denmark', 'Finland', 'Iceland'], access: 'shore' },
    { Silfra: 3, Saltstraumen: 2 },
  ),
  ask(
    'Scottish wrecks',
    { country: ['United Kingdom'], kind: ['wreck'], place: 'Scotland' },
    {
      'SMS Cöln': 3,
      'SMS Markgraf': 3,
      'SMS Karlsruhe': 3,
      'SMS Dresden': 3,
      'SS Hispania': 3,
      'SS Rondo': 3,
      'HMS Port Napier': 3,
      'SS Tabarka': 2,
    },
  ),
  ask('wrecks in Scotland less than 40 metres deep', {
    country: ['United Kingdom'],
    kind: ['wreck'],
    place: 'Scotland',
    maxDepth: 40,
  }),
  ask(
    'Malta or Gozo caves',
    { country: ['Malta'], kind: ['cave'] },
    { 'Inland Sea Tunnel': 3, 'Blue Hole Gozo': 3, 'Santa Marija Caves': 3, 'Għar Lapsi': 2 },
  ),
  ask(
    'shallow reefs in Fiji, Tonga or Samoa',
    { country: ['Fiji', 'Tonga', 'Samoa'], kind: ['reef'], maxDepth: 18 },
    { 'Palolo Deep': 3 },
  ),
  ask('dives with a hotel and a dive shop nearby in Cyprus or Turkey', {
    country: ['Cyprus', 'Turkey'],
    facility: ['dive-shop-nearby', 'accommodation-nearby'],
  }),
  ask('not for beginners, Maldives, max 30 m', {
    country: ['Maldives'],
    level: ['intermediate', 'advanced', 'technical'],
    maxDepth: 30,
  }),
  ask(
    'no wrecks, only reefs in Curaçao',
    { country: ['Curaçao'], kind: ['reef'], notKind: ['wreck'] },
    { 'Mushroom Forest': 3 },
  ),
  ask('Burma', { country: ['Myanmar'] }, { 'Black Rock': 3, 'Western Rocky': 3 }),
  ask(
    'shore diving in the UK, max 60 ft',
    { country: ['United Kingdom'], access: 'shore', maxDepth: 18.3 },
    { 'Chesil Cove': 3, 'Swanage Pier': 3, Porthkerris: 3 },
  ),
  ask(
    'easy wrecks in Hawaii or Florida',
    { country: ['United States'], kind: ['wreck'], level: ['beginner'] },
    { 'Benwood Wreck': 3 },
  ),
  ask(
    'deep walls in Canada',
    { country: ['Canada'], kind: ['wall'], minDepth: 30 },
    { 'Browning Pass': 3, 'Whytecliff Park': 3 },
  ),
  ask(
    'dives in Dahab',
    { country: ['Egypt'], place: 'Dahab' },
    { 'Blue Hole Dahab': 3, 'The Canyon': 3, 'Lighthouse Reef': 3 },
  ),
  ask(
    'shore dives on Bali without current',
    { country: ['Indonesia'], access: 'shore', noHazards: ['strong-current'], box: [114.3, -9, 115.8, -8] },
    { 'USAT Liberty': 3, 'Secret Bay': 2 },
  ),
  ask(
    'kiwi wrecks, intermediate',
    { country: ['New Zealand'], kind: ['wreck'], level: ['intermediate'] },
    { 'Rainbow Warrior': 3 },
  ),
  ask(
    'artificial reefs in Mexico',
    { country: ['Mexico'], kind: ['artificial-reef'] },
    { 'MUSA Manchones': 3 },
  ),
  ask(
    'French wrecks over 35 m deep',
    { country: ['France'], kind: ['wreck'], minDepth: 35 },
    { Donator: 3, Rubis: 3, 'Le Liban': 3 },
  ),
]
