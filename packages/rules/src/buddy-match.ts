import type { BuddyInterest } from '@soundings/contract/buddies'
import type { Coordinates } from '@soundings/contract/common'
import type { Difficulty } from '@soundings/contract/sites'
import { distanceKm } from './geo.ts'
import { listText, numberText, plural } from './phrases.ts'

const day = 86_400_000

/** What one looks for, with the middle of the cell that it lies in. */
export type Wanted = {
  from: string
  to: string
  cell: Coordinates
  radius: number
  level: Difficulty | null
  interests: readonly BuddyInterest[]
  languages: readonly string[]
}

/** The cell of 0.1° that a position lies in, by its middle: nothing finer is kept. */
export const cellOf = ([lng, lat]: Coordinates): Coordinates => {
  const middle = (value: number, most: number) => {
    const cell = Math.min(Math.max(Math.floor(value * 10), -most * 10), most * 10 - 1)
    return Math.round(cell * 10 + 5) / 100
  }
  return [middle(lng, 180), middle(lat, 90)]
}

/** Distances in kilometres up to which somebody counts as so far away. */
const bands = [25, 50, 100, 250, 500, 1_000] as const

const bandOf = (kilometres: number): number => bands.find((most) => kilometres <= most) ?? bands[5]

/** How far away somebody dives, as a reader gets to know it. */
export const bandText = (kilometres: number): string => {
  const most = bandOf(kilometres)
  if (kilometres > most) return `More than ${numberText(most)} km away`
  return most === bands[0] ? 'In the same area' : `Within ${numberText(most)} km`
}

export const interestLabels: Record<BuddyInterest, string> = {
  reefs: 'Reefs',
  wrecks: 'Wrecks',
  walls: 'Walls',
  drift: 'Drift dives',
  night: 'Night dives',
  deep: 'Deep dives',
  caves: 'Caves',
  'cold-water': 'Cold water',
  shore: 'Shore dives',
  'big-animals': 'Large animals',
  'small-animals': 'Small animals',
  photography: 'Photography',
  training: 'Training',
  relaxed: 'Easy dives',
  'clean-ups': 'Clean-ups',
}

const levelWords: Record<Difficulty, string> = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
  technical: 'technical',
}

/** What a language is called: `de` is German. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

const dayText = (value: string, hasMonth: boolean) =>
  new Intl.DateTimeFormat('en', {
    day: 'numeric',
    ...(hasMonth && { month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(value))

/** `Jun 3`, `Jun 3 – 7`, `Jun 30 – Jul 2` */
export const daysText = (from: string, to: string): string => {
  if (from === to) return dayText(from, true)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${dayText(from, true)} – ${dayText(to, !isOneMonth)}`
}

const common = <T>(one: readonly T[], other: readonly T[]) => one.filter((each) => other.includes(each))

export type Match = { score: number; reasons: string[]; band: string }

/** Days count up to a week: who has longer is no better match. */
const mostDays = 7
/** What each thing in common is worth. */
const worth = { day: 4, near: 10, level: 6, interest: 3, language: 5, foreign: -8 } as const

/**
 * What speaks for another as a buddy; undefined where they do not meet: no day in common, or too far away for both. Somebody
 * goes as far as they say.
 */
export const matchOf = (mine: Wanted, theirs: Wanted): Match | undefined => {
  const [, from = mine.from] = [mine.from, theirs.from].toSorted()
  const [to = mine.to] = [mine.to, theirs.to].toSorted()
  const days = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1
  const kilometres = distanceKm(mine.cell, theirs.cell)
  if (days < 1 || kilometres > Math.max(mine.radius, theirs.radius)) return undefined

  const isLevel = mine.level !== null && mine.level === theirs.level
  const interests = common(mine.interests, theirs.interests)
  const languages = common(mine.languages, theirs.languages)
  const cannotTalk = languages.length === 0 && mine.languages.length > 0 && theirs.languages.length > 0
  const band = bandText(kilometres)
  const reasons = [
    plural(
      days,
      { one: '# day in common: {days}', other: '# days in common: {days}' },
      { days: daysText(from, to) },
    ),
    band,
    ...(isLevel && mine.level ? [`Both ${levelWords[mine.level]}`] : []),
    ...(interests.length > 0
      ? [`Both like ${listText(interests.map((each) => interestLabels[each].toLowerCase()))}`]
      : []),
    ...(languages.length > 0 ? [`Both speak ${listText(languages.map(languageName))}`] : []),
  ]
  const score =
    worth.day * Math.min(days, mostDays) +
    worth.near / (1 + bandOf(kilometres) / bands[0]) +
    (isLevel ? worth.level : 0) +
    worth.interest * interests.length +
    worth.language * languages.length +
    (cannotTalk ? worth.foreign : 0)
  return { score, reasons, band }
}
