import { AnswerPiece, SearchQuery, SearchReply } from '@soundings/contract/search'
import { SiteSummary } from '@soundings/contract/sites'
import { z } from 'zod'

// What a device keeps of a conversation, by its schema. A file of its own, fetched where another edition wrote: what this
// one wrote fits, and the page that is opened most often does without zod.

/** What an answer is kept as; its photos are asked for again. Those of older versions cited no threads and offered no trip. */
const Answer = SearchReply.omit({ media: true }).extend({
  threads: SearchReply.shape.threads.default([]),
  trip: SearchReply.shape.trip.default(null),
})
export type Answer = z.output<typeof Answer>

/** A site as it may be kept; those of older versions did not say whether one may dive there. */
const KeptSite = SiteSummary.extend({ accessStatus: SiteSummary.shape.accessStatus.default(null) })

/** One question and what became of it, as it may be kept. */
export const KeptTurn = z.object({
  id: z.string(),
  question: z.string(),
  state: z.enum(['asking', 'answered', 'failed', 'stopped']),
  /** The answer as far as it has come. */
  pieces: z.array(AnswerPiece).readonly(),
  answer: Answer.nullable(),
  /** Why there is none, where more is known than that. */
  problem: z.string().nullable(),
  /** Asked by what was understood, with something taken out of it, rather than by its words. */
  query: SearchQuery.nullable(),
  /** Words that lead somebody else to the same sites, for the address; null until it is answered. */
  link: z.string().nullable(),
  /** The first of the sites that it found, as they were last read: a device without a connection lists them, too. */
  sites: z.array(KeptSite).optional(),
})
export type KeptTurn = z.output<typeof KeptTurn>

/** Those of a list that have this shape. */
export const turnsThatFit = (kept: readonly unknown[]): KeptTurn[] =>
  kept.flatMap((one) => KeptTurn.safeParse(one).data ?? [])
