import type { Question } from './question.ts'

const of =
  (kind: Question['kind']) =>
  (text: string, must: Question['must'] & {}, relevant?: Question['relevant']): Question => ({
    kind,
    text,
    must,
    ...(relevant && { relevant }),
  })
const ask = of('constraint')
const see = of('animals')
const go = of('season')
const near = of('nearby')

const find = (text: string, site: string): Question => ({
  kind: 'known-item',
  text,
  intent: 'about-site',
  site,
})

const around = (lng: number, lat: number, km: number): Question['must'] & {} => ({
  near: { coordinates: [lng, lat], km },
})

/** As divers type on a boat: hurried, misspelt, in fragments, in feet, in parts of other languages. */
export const inDiversWords: readonly Question[] = [
  ask('wrek diving scapa', { kind: ['wreck'], place: 'Orkney' }, { 'SMS Cöln': 3, 'SMS Markgraf': 3 }),
  ask(
    'ccr deep wrecks over 70m',
    { kind: ['wreck'], level: ['technical'], minDepth: 70 },
    {
      'HMHS Britannic': 3,
      'MS Seattle': 3,
      Haven: 3,
    },
  ),
  ask(
    'tek wrecks truk',
    { country: ['Micronesia'], kind: ['wreck'], level: ['technical'] },
    {
      'San Francisco Maru': 3,
    },
  ),
  ask('dives without a boat in greece', { country: ['Greece'], access: 'shore' }, { Kallithea: 3 }),
  ask('cold water wrecks canada advanced', {
    country: ['Canada'],
    kind: ['wreck'],
    level: ['advanced'],
  }),
  ask('cenotes not deeper than 10m', { kind: ['cenote'], maxDepth: 10 }, { 'Cenote Dos Ojos': 3 }),
  ask('epave egypte', { country: ['Egypt'], kind: ['wreck'] }, { 'SS Thistlegorm': 3, 'Salem Express': 2 }),
  ask('Höhle Malta', { country: ['Malta'], kind: ['cave'] }, { 'Blue Hole Gozo': 2, 'Inland Sea Tunnel': 2 }),
  ask('grotte sardaigne', { country: ['Italy'], kind: ['cave'] }, { 'Nereo Cave': 3 }),
  ask('drysuit diving in iceland', { country: ['Iceland'] }, { Silfra: 3, Strýtan: 3 }),
  ask('boat dives nowhere near strong currents', { access: 'boat', noHazards: ['strong-current'] }),
  ask('decent viz japan', { country: ['Japan'], noHazards: ['low-visibility'] }),
  ask(
    'rusty diver, thailand',
    { country: ['Thailand'], level: ['beginner'] },
    {
      'Japanese Gardens (Thailand)': 3,
    },
  ),
  ask('rebreather caves', { kind: ['cave'], level: ['technical'] }, { 'Tuna-Hästberg Mine': 3 }),
  ask('reefs max 40 ft florida', { country: ['United States'], kind: ['reef'], maxDepth: 12.2 }),
  ask(
    'shore dives in cornwall',
    { country: ['United Kingdom'], place: 'Cornwall', access: 'shore' },
    {
      Porthkerris: 3,
    },
  ),
  ask('easy drift', { kind: ['drift'], level: ['beginner'] }, { 'Ewens Ponds': 3 }),
  ask('is there anything in switzerland', { country: ['Switzerland'] }),

  find('hin deang', 'Hin Daeng'),
  find('vandenburg', 'USNS Vandenberg'),
  find('spiegal grove', 'Spiegel Grove'),
  find('ghar lapsi', 'Għar Lapsi'),
  find('wreck zenobia larnaca', 'Zenobia'),
  find('uss oriskany depth', 'USS Oriskany'),
  find('Liberty wreck bali', 'USAT Liberty'),
  find('blue corner palau', 'Blue Corner'),
  find('sardine run', 'Moalboal Sardine Run'),
  find('great white wall', 'Great White Wall'),

  see(
    'where can i see hammerheads and not go below 30m',
    { animal: ['hammerhead'], maxDepth: 30 },
    {
      'Tiger Beach': 2,
      'Yonaguni Monument': 3,
    },
  ),
  see(
    'hammerheads in the red sea',
    { animal: ['hammerhead'], box: [32, 12, 44, 30.2] },
    {
      'Daedalus Reef': 3,
      'Elphinstone Reef': 2,
    },
  ),
  see('seal diving uk', { country: ['United Kingdom'], animal: ['seal'] }, { 'Longstone, Farne Islands': 3 }),
  see(
    'sea lions galapagos or mexico',
    { country: ['Ecuador', 'Mexico'], animal: ['sea lion'] },
    {
      'Los Islotes': 3,
      'Kicker Rock': 2,
    },
  ),
  see('thresher shark dives', { animal: ['thresher'] }, { 'Monad Shoal': 3, 'Kimud Shoal': 3 }),
  see('mola mola', { animal: ['sunfish', 'mola'] }, { 'Crystal Bay': 3 }),
  see('where are tiger sharks', { animal: ['tiger shark'] }, { 'Tiger Beach': 3, 'Tiger Harbour': 3 }),
  see('dugong', { animal: ['dugong'] }, { 'Marsa Abu Dabbab': 3, 'Tasi Tolu': 2 }),
  see('cage diving great whites', { animal: ['white shark'] }, { 'Isla Guadalupe': 3 }),

  go('any decent viz in england in june', {
    country: ['United Kingdom'],
    months: [6],
    noHazards: ['low-visibility'],
  }),
  go('where to dive in december, manta rays', { animal: ['manta'], months: [12] }),
  go(
    'red sea in may, wrecks',
    { kind: ['wreck'], months: [5], box: [32, 12, 44, 30.2] },
    {
      'SS Thistlegorm': 3,
    },
  ),

  near(
    'wrecks within 60 km of Hurghada',
    { kind: ['wreck'], ...around(33.812, 27.257, 60) },
    {
      'SS Carnatic': 3,
      'Giannis D': 3,
    },
  ),
  near('wrecks near hurgada', { kind: ['wreck'], ...around(33.812, 27.257, 50) }, { 'Giannis D': 3 }),
  near('dive sites in xlendi', around(14.216, 36.029, 25), { 'Blue Hole Gozo': 2, 'Inland Sea Tunnel': 2 }),
  near('near marsaxlokk', around(14.544, 35.842, 50), { 'Um El Faroud': 2 }),
  near(
    'dives near key largo under 40 ft',
    { maxDepth: 12.2, ...around(-80.447, 25.087, 50) },
    {
      'Christ of the Abyss (United States)': 3,
    },
  ),
  near('sites within 20 miles of key west', around(-81.78, 24.555, 32.2), { 'USNS Vandenberg': 3 }),
  near('quarries near Leicester', { water: ['quarry'], ...around(-1.133, 52.637, 50) }, { 'Stoney Cove': 3 }),

  {
    kind: 'follow-up',
    before: ['shore dives in cornwall', 'what about dorset'],
    text: 'any with wrecks',
    must: { country: ['United Kingdom'], place: 'Dorset', kind: ['wreck'] },
    isRelaxed: true,
  },
  {
    kind: 'follow-up',
    before: ['reefs in thailand without sharks'],
    text: 'with sharks is ok',
    must: { country: ['Thailand'], kind: ['reef', 'pinnacle', 'wall'] },
  },
  { kind: 'impossible', text: 'axolotls', isRelaxed: true },
  { kind: 'impossible', text: 'wall dives grand cayman shallower than 80 feet', isRelaxed: true },
  { kind: 'impossible', text: 'within 30 km of Antalya', isRelaxed: true },
  { kind: 'impossible', text: 'deco dives in malta', isRelaxed: true, must: { country: ['Malta'] } },
]
