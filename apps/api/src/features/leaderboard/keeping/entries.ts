import type { Board, BoardPeriod } from '@soundings/contract/leaderboard'
import { boardPeriods, boards } from '@soundings/contract/leaderboard'
import {
  type BoardFigures,
  boardPeriodKeys,
  boardScores,
  type ListingFacts,
  reasonsNotListed,
} from '@soundings/rules/leaderboard'
import { type CountedPerson, placeOf } from './counted-person.ts'

/** The periods of a moment that rows are kept for. */
export const keptPeriods = (now: Date): string[] => Object.values(boardPeriodKeys(now))

/** A row of `board_scores`. */
export type Entry = {
  board: Board
  period: string
  userId: string
  score: number
  tieAt: Date
  country: string | null
  isListed: boolean
  figures: BoardFigures
}

/** What decides whether somebody is listed. */
export const listingOf = (person: CountedPerson): ListingFacts => ({
  standing: person.standing,
  isShown: person.isShown,
  boards: { dives: person.divesChoice, contributions: person.contributions },
})

/** Whether somebody is named as one who earned something. */
export const isNamed = (person: CountedPerson): boolean =>
  person.showsAchievements && reasonsNotListed(listingOf(person), 'contributors').length === 0

const figuresOf = (person: CountedPerson, period: BoardPeriod): BoardFigures => {
  const at = placeOf(period)
  return {
    dives: person.dives[at],
    seconds: person.seconds[at],
    countries: person.countries[at],
    photos: person.photos[at],
    likes: person.likes[at],
    ratingSum: person.ratingSums[at],
    ratings: person.ratings[at],
    sitesAdded: person.sitesAdded[at],
    reports: person.reports[at],
    helpfulVotes: person.helpfulVotes[at],
  }
}

/** The rows of somebody in the periods of now: one for each board and period in which they have something. */
export const entriesOf = (person: CountedPerson, now: Date): Entry[] => {
  const keys = boardPeriodKeys(now)
  const lastAt = {
    divers: person.divesAt,
    photographers: person.photosAt,
    contributors: person.contributedAt,
  }
  return boards.flatMap((board) => {
    const isListed = reasonsNotListed(listingOf(person), board).length === 0
    return boardPeriods.flatMap((period) => {
      const figures = figuresOf(person, period)
      const score = boardScores[board](figures)
      const tieAt = lastAt[board]
      if (score === 0 || tieAt === null) return []
      const { userId, country } = person
      return [{ board, period: keys[period], userId, score, tieAt, country, isListed, figures }]
    })
  })
}
