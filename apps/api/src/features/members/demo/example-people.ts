type Card = readonly [level: string, kind: 'core' | 'leader' | 'instructor']

const cards = {
  open: ['Open Water Diver', 'core'],
  advanced: ['Advanced Open Water Diver', 'core'],
  rescue: ['Rescue Diver', 'core'],
  guide: ['Dive Guide', 'leader'],
  instructor: ['Open Water Instructor', 'instructor'],
} as const satisfies Record<string, Card>
type CardName = keyof typeof cards

export type Example = {
  handle: string
  fullName: string
  country: string
  dives: number
  cards: Card[]
  /** Whether visitors see the numbers and the certifications, too. */
  isOpen: boolean
}

/** Names of many countries, a number of dives, and what they are trained for. */
const list: readonly [name: string, country: string, dives: number, ...held: CardName[]][] = [
  ['Amira Hassan', 'Egypt', 1_240, 'instructor', 'rescue'],
  ['Liam Murphy', 'Ireland', 86, 'advanced'],
  ['Søren Østergaard', 'Denmark', 212, 'rescue', 'advanced'],
  ['María José Núñez', 'Spain', 47, 'open'],
  ['Wayan Sudarsana', 'Indonesia', 2_310, 'instructor', 'guide'],
  ['Chloé Lefèvre', 'France', 131, 'advanced', 'open'],
  ['Noah Williams', 'Australia', 318, 'rescue'],
  ['Yuki Tanaka', 'Japan', 64, 'open'],
  ['Ana Ruiz', 'Mexico', 540, 'guide', 'rescue'],
  ['Thabo Nkosi', 'South Africa', 175, 'advanced'],
  ['Ingrid Åkesson', 'Sweden', 22],
  ['Marco Bianchi', 'Italy', 402, 'guide'],
  ['Leilani Kahale', 'United States', 690, 'instructor'],
  ['Emre Yıldız', 'Turkey', 98, 'advanced'],
  ['Joao Tavares', 'Portugal', 55, 'open'],
  ['Nguyễn Thị Ánh', 'Vietnam', 140, 'rescue'],
  ['Katarzyna Łukasik', 'Poland', 33, 'open'],
  ['Oliver Braun', 'Germany', 260, 'advanced', 'open'],
  ['Sanna Virtanen', 'Finland', 12, 'open'],
  ['Rashid Al Farsi', 'Oman', 810, 'instructor', 'guide'],
  ['Priya Nair', 'India', 77, 'advanced'],
  ['Mateo Fernández', 'Ecuador', 365, 'guide'],
  ['Grace Kim', 'South Korea', 4],
  ['Hemi Walker', 'New Zealand', 220, 'rescue'],
  ['Isla Campbell', 'United Kingdom', 150, 'advanced'],
  ['Tiago Souza', 'Brazil', 92, 'open'],
  ['Ahmed Naseem', 'Maldives', 3_050, 'instructor'],
  ['Petra Horvat', 'Croatia', 118, 'advanced'],
  ['Lucas Peeters', 'Belgium', 41, 'open'],
  ['Malia Tuilagi', 'Samoa', 9],
]

/** Example people, always the same: handle and name say that they are made up. */
export const examplePeople: readonly Example[] = list.map(([name, country, dives, ...held], at) => ({
  handle: `example_${String(at + 1).padStart(2, '0')}`,
  fullName: `${name} (example)`,
  country,
  dives,
  cards: held.map((card) => cards[card]),
  isOpen: at % 3 === 0,
}))
