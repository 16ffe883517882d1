import { group, land, type Water, within } from './water.ts'

/** Archipelagos, islands, states and parts of the world that may hold many regions of the gazetteer. */
export const lands: readonly Water[] = [
  group(
    'scandinavia',
    'Scandinavia',
    'scandinavian, the nordics, nordic countries, nordic',
    'Norway, Sweden, Denmark, Finland, Iceland',
  ),
  group('baltic-states', 'Baltic states', 'the baltics, baltics', 'Estonia, Latvia, Lithuania'),
  group(
    'europe',
    'Europe',
    'european',
    `
      Albania, Austria, Belgium, Bosnia and Herzegovina, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark,
      Estonia, Faroe Islands, Finland, France, Germany, Gibraltar, Greece, Hungary, Iceland, Ireland,
      Isle of Man, Italy, Latvia, Lithuania, Luxembourg, Malta, Monaco, Montenegro, Netherlands,
      North Macedonia, Norway, Poland, Portugal, Romania, Serbia, Slovakia, Slovenia, Spain, Sweden,
      Switzerland, Ukraine, United Kingdom
    `,
  ),
  group('alps', 'Alps', 'alpine, the alps', 'Austria, Switzerland, Liechtenstein, Slovenia'),
  group('benelux', 'Benelux', '', 'Belgium, Netherlands, Luxembourg'),
  group(
    'balkans',
    'Balkans',
    'the balkans',
    `
      Albania, Bosnia and Herzegovina, Bulgaria, Croatia, Greece, Montenegro, North Macedonia, Romania,
      Serbia, Slovenia
    `,
  ),
  group(
    'middle-east',
    'Middle East',
    'arabia, arabian peninsula',
    `
      Bahrain, Egypt, Iran, Iraq, Israel, Jordan, Kuwait, Lebanon, Oman, Qatar, Saudi Arabia, Syria,
      United Arab Emirates, Yemen
    `,
  ),
  group(
    'africa',
    'Africa',
    'african',
    `
      Algeria, Angola, Cape Verde, Comoros, Djibouti, Egypt, Eritrea, Gabon, Ghana, Kenya, Libya,
      Madagascar, Malawi, Mauritius, Mayotte, Morocco, Mozambique, Namibia, Nigeria, Réunion,
      São Tomé and Príncipe, Senegal, Seychelles, Somalia, South Africa, Sudan, Tanzania, Tunisia, Uganda,
      Zambia, Zimbabwe
    `,
  ),
  group(
    'east-africa',
    'East Africa',
    'eastern africa, east african, swahili coast',
    'Kenya, Tanzania, Mozambique, Madagascar, Somalia, Djibouti, Comoros',
  ),
  land('southern-hemisphere', 'Southern Hemisphere', 'southern half of the world', [-180, -90, 180, 0]),
  land('northern-hemisphere', 'Northern Hemisphere', 'northern half of the world', [-180, 0, 180, 90]),
  group(
    'north-africa',
    'North Africa',
    'northern africa, maghreb',
    'Algeria, Egypt, Libya, Morocco, Tunisia',
  ),
  group(
    'southern-africa',
    'Southern Africa',
    '',
    'South Africa, Mozambique, Namibia, Botswana, Malawi, Zambia, Zimbabwe',
  ),
  group(
    'southeast-asia',
    'Southeast Asia',
    'south east asia, southeast asian, south east asian, se asia, sea asia',
    `
      Brunei, Cambodia, Indonesia, Laos, Malaysia, Myanmar, Philippines, Singapore, Thailand, Timor-Leste,
      Vietnam
    `,
  ),
  group('east-asia', 'East Asia', '', 'China, Hong Kong, Japan, South Korea, North Korea, Taiwan, Mongolia'),
  group(
    'south-asia',
    'South Asia',
    'indian subcontinent',
    'India, Maldives, Pakistan, Bangladesh, Sri Lanka',
  ),
  group(
    'asia',
    'Asia',
    'asian',
    `
      Bangladesh, Brunei, Cambodia, China, Hong Kong, India, Indonesia, Japan, Laos, Malaysia, Maldives,
      Mongolia, Myanmar, Pakistan, Philippines, Singapore, South Korea, Sri Lanka, Taiwan, Thailand,
      Timor-Leste, Vietnam
    `,
  ),
  group(
    'central-america',
    'Central America',
    '',
    'Belize, Costa Rica, El Salvador, Guatemala, Honduras, Nicaragua, Panama',
  ),
  group(
    'south-america',
    'South America',
    'south american',
    `
      Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, French Guiana, Guyana, Paraguay, Peru, Suriname,
      Uruguay, Venezuela
    `,
  ),
  land('americas', 'Americas', 'the americas', [-168, 24, -52, 84], [-118, -56, -34.5, 24]),
  group('north-america', 'North America', 'north american', 'Canada, Mexico, United States'),
  group(
    'oceania',
    'Oceania',
    'australasia',
    `
      American Samoa, Australia, Cook Islands, Fiji, French Polynesia, Guam, Kiribati, Marshall Islands,
      Micronesia, Nauru, New Caledonia, New Zealand, Niue, Northern Mariana Islands, Palau,
      Papua New Guinea, Samoa, Solomon Islands, Tonga, Tuvalu, Vanuatu
    `,
  ),
  group('abc-islands', 'ABC islands', '', 'Aruba, Bonaire, Curaçao'),
  group('virgin-islands', 'Virgin Islands', '', 'British Virgin Islands, US Virgin Islands'),
  group(
    'lesser-antilles',
    'Lesser Antilles',
    '',
    `
      Anguilla, Antigua and Barbuda, Barbados, British Virgin Islands, Dominica, Grenada, Guadeloupe,
      Martinique, Montserrat, Saba, Sint Eustatius, Sint Maarten, St Barthelemy, St Kitts and Nevis,
      St Lucia, St Martin, St Vincent and the Grenadines, Trinidad and Tobago,
      US Virgin Islands
    `,
  ),
  ...within('United Kingdom', [
    land(
      'scotland',
      'Scotland',
      'scottish',
      [-8.7, 55.5, -2.02, 61],
      [-5.95, 55.2, -2.02, 55.5],
      [-5.4, 54.63, -2.02, 55.2],
      [-2.02, 56.5, -0.6, 61],
    ),
    land(
      'england',
      'England',
      'english',
      [-6.5, 49.8, -3.1, 51.25],
      [-3.1, 50, 1.9, 55],
      [-2.02, 55, 1.9, 55.82],
    ),
    land('wales', 'Wales', 'welsh', [-5.7, 51.35, -3.05, 53.5]),
    land('northern-ireland', 'Northern Ireland', 'ulster', [-8.2, 54, -5.3, 55.4]),
    land('cornwall', 'Cornwall', 'cornish', [-6.5, 49.8, -4.17, 50.95]),
    land('scapa-flow', 'Scapa Flow', 'scapa', [-3.5, 58.75, -2.85, 59.05]),
    land('farne-islands', 'Farne Islands', 'farnes, the farnes', [-1.7, 55.58, -1.55, 55.66]),
  ]),
  land('channel-islands', 'Channel Islands, Europe', 'jersey, guernsey', [-2.8, 48.9, -1.9, 49.8]),
  ...within('Spain', [
    land(
      'canary-islands',
      'Canary Islands',
      'canaries, canary, canarian, islas canarias',
      [-18.3, 27.5, -13.3, 29.5],
    ),
    land('balearics', 'Balearic Islands', 'balearics, balearic', [1, 38.5, 4.4, 40.2]),
    land('costa-brava', 'Costa Brava', '', [2.7, 41.6, 3.4, 42.5]),
  ]),
  ...within('Portugal', [
    land(
      'azores',
      'Azores',
      'the azores, acores, azorean',
      [-31.4, 36.8, -24.9, 39.8],
      [-25.9, 36.8, -24.6, 38],
    ),
  ]),
  ...within('Italy', [
    land('apulia', 'Apulia', 'apulian, puglia, puglie, salento', [14.9, 39.75, 18.6, 42.25]),
    land('sicily', 'Sicily', 'sicilian, sicilia', [11.8, 35.4, 15.7, 38.9]),
    land('sardinia', 'Sardinia', 'sardinian, sardegna, sardinien, sardaigne, cerdena', [8, 38.8, 9.9, 41.35]),
  ]),
  ...within('France', [
    land('corsica', 'Corsica', 'corsican, corse', [8.4, 41.31, 9.7, 43.1]),
    land('cote-dazur', "Côte d'Azur", 'cote d azur, french riviera, cote dazur', [5.6, 42.9, 7.6, 43.9]),
  ]),
  ...within('Greece', [
    land('crete', 'Crete', 'cretan', [23.4, 34.7, 26.4, 35.8]),
    land('greek-islands', 'Greek islands', '', [19.3, 34.7, 28.4, 39.5]),
  ]),
  ...within('United States', [
    land('hawaii', 'Hawaii', 'hawaiian, hawaiian islands', [-161, 18.8, -154.7, 22.4]),
    land('florida', 'Florida', 'floridian', [-87.7, 24.3, -79.8, 31]),
    land('florida-keys', 'Florida Keys', 'the keys, the florida keys', [-83, 24.3, -80.1, 25.5]),
    land('california', 'California', 'californian, cali, cali coast, cali shore', [-124.6, 32.5, -117.1, 42]),
    land('southern-california', 'Southern California', 'socal', [-120.8, 32.5, -117.1, 34.6]),
    land('alaska', 'Alaska', 'alaskan', [-180, 51, -130, 71.5]),
    land('new-england', 'New England', '', [-73.5, 40.9, -66.9, 47.5]),
    land('north-carolina', 'North Carolina', 'outer banks', [-78.6, 33.6, -75, 36.6]),
    land('texas', 'Texas', 'texan', [-106.6, 25.8, -93.4, 36.5]),
  ]),
  ...within('Canada', [
    land('british-columbia', 'British Columbia', 'bc canada, british colombia', [-139, 48.2, -114, 60]),
  ]),
  land('pacific-northwest', 'Pacific Northwest', 'pnw', [-129, 44, -121.5, 51.5]),
  ...within('Mexico', [
    land('yucatan', 'Yucatán', 'yucatan peninsula', [-91, 18, -86.6, 21.8]),
    land('baja', 'Baja California', 'baja', [-118.7, 22.7, -109.2, 32.7]),
    land(
      'socorro',
      'Socorro Islands',
      'revillagigedo, revillagigedos, revillagigedo islands, socorro',
      [-115, 17.8, -110.3, 19.6],
    ),
  ]),
  ...within('Costa Rica', [
    land('cocos-island', 'Cocos Island', 'cocos, isla del coco, isla del cocos', [-87.2, 5.4, -86.9, 5.7]),
  ]),
  ...within('Ecuador', [
    land(
      'galapagos',
      'Galápagos',
      'galapagos islands, the galapagos, galapagos archipelago',
      [-92.6, -1.8, -88.8, 2.2],
    ),
  ]),
  ...within('Honduras', [land('bay-islands', 'Bay Islands', 'islas de la bahia', [-87, 15.9, -85.6, 16.7])]),
  land('patagonia', 'Patagonia', '', [-76, -56, -62, -39]),
  ...within('Indonesia', [
    land('bali', 'Bali', 'balinese', [114.3, -8.95, 115.75, -8.03]),
    land('raja-ampat', 'Raja Ampat', 'raja, west papua', [129.3, -2.6, 132, 1.2]),
    land('komodo', 'Komodo', 'komodo national park', [119.2, -8.95, 119.95, -8.2]),
    land('sulawesi', 'Sulawesi', 'celebes', [118.6, -6.5, 125.5, 2]),
    land('lombok', 'Lombok', '', [115.8, -9, 116.8, -8.15]),
  ]),
  land('borneo', 'Borneo', 'bornean', [108.8, -4.3, 119.5, 7.5]),
  ...within('Malaysia', [land('sipadan', 'Sipadan', 'pulau sipadan', [118.55, 4.05, 118.69, 4.17])]),
  ...within('Thailand', [
    land('similans', 'Similan Islands', 'similan, similans, the similans', [97.5, 8.4, 97.9, 9.1]),
  ]),
  ...within('Philippines', [land('visayas', 'Visayas', '', [121.8, 9, 126, 12.7])]),
  ...within('Japan', [land('okinawa', 'Okinawa', 'okinawan', [122.8, 24, 131.4, 27.9])]),
  ...within('India', [
    land('andaman-islands', 'Andaman Islands', 'andaman, andamans, the andamans', [92.1, 10.4, 93.4, 13.8]),
  ]),
  land(
    'northern-europe',
    'Northern Europe',
    'north europe, northern european, nordic waters',
    [-25, 49.5, 32, 72],
  ),
  ...within('Australia', [
    land('queensland', 'Queensland', 'qld', [138, -28.6, 154.2, -9.5]),
    land('new-south-wales', 'New South Wales', 'nsw', [141, -37.5, 159.7, -28.2]),
    land('victoria', 'Victoria, Australia', 'victoria australia', [141, -39.3, 150.1, -34]),
    land(
      'south-australia',
      'South Australia',
      'south australian, south oz, south aus, s australia',
      [129, -38.2, 141, -26],
    ),
    land(
      'western-australia',
      'Western Australia',
      'western australian, west australian, west australia, west oz, western oz, west aus, western aus',
      [112.5, -35.3, 129, -13.5],
    ),
    land('tasmania', 'Tasmania', 'tasmanian, tassie', [143.8, -43.8, 148.6, -39.5]),
  ]),
  ...within('Micronesia', [
    land('truk', 'Chuuk Lagoon', 'truk lagoon, truk, chuuk', [151.2, 7, 152.1, 7.75]),
  ]),
  ...within('French Polynesia', [
    land('tahiti', 'Tahiti and Society Islands', 'society islands', [-155, -18.2, -147.9, -15.5]),
  ]),
  ...within('Tanzania', [land('zanzibar', 'Zanzibar', '', [39, -6.6, 39.75, -5.53])]),
  ...within('Yemen', [land('socotra', 'Socotra', '', [52, 11.9, 54.8, 13])]),
]
