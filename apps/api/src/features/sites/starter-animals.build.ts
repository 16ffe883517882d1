const list = (text: string): ReadonlySet<string> => new Set(text.split(',').map((name) => name.trim()))

const atlantic = [
  'atlantic',
  'caribbean',
  'gulf-of-mexico',
  'mediterranean',
  'black-sea',
  'baltic',
  'north-sea',
  'english-channel',
]
const indoPacific = [
  'red-sea',
  'gulf-of-aqaba',
  'persian-gulf',
  'gulf-of-oman',
  'arabian-sea',
  'indian-ocean',
  'andaman-sea',
  'southeast-asia',
  'east-asia',
  'oceania',
  'hawaii',
]
const easternPacific = ['california', 'baja', 'sea-of-cortez', 'socorro', 'galapagos', 'pacific-northwest']

/** Animals of one part of the sea, by the names that the starter sites use, and waters and countries where they never live. */
export const livesElsewhere: readonly {
  names: ReadonlySet<string>
  waters: readonly string[]
  countries?: ReadonlySet<string>
}[] = [
  {
    names: list(`
      Atlantic cod, Atlantic spadefish, Atlantic tarpon, Atlantic trumpetfish, Atlantic wolffish, Ballan wrasse,
      Black grouper, Blue tang, Bluestriped grunt, Caribbean reef octopus, Caribbean reef shark,
      Caribbean reef squid, Caribbean spiny lobster, Creole wrasse, European lobster, Fairy basslet,
      Flamingo tongue snail, French angelfish, French grunt, Goliath grouper, Green moray, Horse-eye jack,
      Longsnout seahorse, Nassau grouper, Queen angelfish, Queen triggerfish, Southern stingray, Spanish hogfish,
      Splendid toadfish, Spotted drum, Spotted moray, Stoplight parrotfish, Yellowhead jawfish, Yellowtail snapper
    `),
    waters: [...indoPacific, ...easternPacific],
  },
  { names: list('Nurse shark, Lemon shark'), waters: indoPacific },
  {
    names: list(`
      Anemonefish, Banded sea krait, Bigeye trevally, Blacktip reef shark, Blue-spotted ribbontail ray,
      Bluefin trevally, Broadclub cuttlefish, Bumphead parrotfish, Chevron barracuda, Clark's anemonefish,
      Clown anemonefish, Clownfish, Crocodilefish, Dogtooth tuna, Flamboyant cuttlefish, Giant clam, Giant grouper,
      Giant moray, Giant trevally, Grey reef shark, Humphead wrasse, Leaf scorpionfish, Longfin batfish,
      Mandarinfish, Moorish idol, Napoleon wrasse, Olive sea snake, Oriental sweetlips, Pink anemonefish,
      Pygmy seahorse, Redtooth triggerfish, Reef manta ray, Ribbon eel, Silvertip shark, Tawny nurse shark,
      Titan triggerfish, Whitetip reef shark, Wobbegong, Zebra shark
    `),
    waters: atlantic,
  },
  {
    names: list(`
      Anemonefish, Blacktip reef shark, Bumphead parrotfish, Clownfish, Dogtooth tuna, Grey reef shark, Mandarinfish,
      Napoleon wrasse, Reef manta ray, Tawny nurse shark, Titan triggerfish, Wobbegong, Zebra shark
    `),
    waters: easternPacific,
  },
  { names: list('Clown anemonefish, Clownfish, Anemonefish'), waters: ['hawaii'] },
  {
    names: list('Clown anemonefish'),
    waters: [],
    countries: list('American Samoa, Cook Islands, French Polynesia, Kiribati, Niue, Samoa, Tonga'),
  },
  {
    names: list(
      'California leopard shark, California sea lion, California sheephead, Garibaldi, King angelfish',
    ),
    waters: [...atlantic, ...indoPacific],
  },
]
