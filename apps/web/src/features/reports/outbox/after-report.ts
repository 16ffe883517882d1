import type { ChosenSite } from '#features/sites/index.ts'
import type { ReportWords } from './report-entry.ts'

/** A report that was just sent, or that waits on this device. */
export type ToldReport = { site: ChosenSite; words: ReportWords }

type Offer = {
  /** What is asked, and what is written on the button. */
  question: string
  label: string
  act: (told: ToldReport) => void
}

let offer: Offer | null = null

/** Another feature says what it offers to people who have just written a new report. */
export const offerAfterReport = (made: Offer): void => {
  offer = made
}

/** What is offered; null where nothing is. */
export const afterReport = (): Offer | null => offer
