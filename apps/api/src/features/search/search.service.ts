import {
  type AnswerPiece,
  type SearchBody,
  type SearchReply,
  type SearchUnderstood,
  searchTexts,
} from '@soundings/contract/search'
import { asText } from '@soundings/language/composer'
import { isSafety } from '@soundings/language/understanding/relaxations'
import { limitedAccess } from '@soundings/rules/access-status'
import { HttpError } from '#shared/http-error.ts'
import { createLimiter } from '#shared/limiter.ts'
import type { answeringService, Worded } from './answering/answering.service.ts'
import { composed, nextOf } from './composed.ts'
import type { Finding, findingService } from './finding/finding.service.ts'

/** So many questions are answered at once by an instance, and so many more wait. */
const max = { concurrent: 8, maxWaiting: 64 }

const tooMany = () =>
  new HttpError(503, 'The assistant is busy right now. Please try again.', { retryAfter: 2 })

/** A finding as it is answered. */
export const replyOf = (
  { intent, asked, chips, relaxed, relatedSites, totalSites, media, pick, trip }: Finding,
  worded: Worded & Pick<SearchReply, 'suggestions' | 'threads'>,
): SearchReply => ({
  response: asText(worded.pieces),
  relatedSites,
  totalSites,
  opens: pick,
  media,
  trip,
  intent,
  query: intent === 'medical' || intent === 'other' ? null : asked,
  chips,
  relaxed,
  ...worded,
})

/** Who waits for an answer: whether a model may word it for them, when they are gone, and who hears it as it comes. */
export type Listener = {
  mayUseModel: () => Promise<boolean>
  signal: AbortSignal
  /** Hears what was understood of a question for sites, before a model words the answer. */
  onUnderstood?: (understood: SearchUnderstood) => void
  onPieces?: (pieces: AnswerPiece[]) => void
}

/**
 * What only finding has to do with needs no model; neither does what nobody may answer. The rules speak where something must
 * be said first: that a site is closed or restricted, what keeps people safe, or what was understood of another language.
 */
const isForModel = ({ intent, sources, foreign, guidance, relaxed }: Finding) =>
  intent !== 'medical' &&
  intent !== 'other' &&
  !foreign &&
  guidance === null &&
  !relaxed.some(isSafety) &&
  !sources.some(({ site }) => limitedAccess(site))

/** What divers say of health and safety is no answer of ours; neither are theirs where nothing about diving was asked. */
const isForForums = ({ intent, guidance }: Finding) =>
  intent !== 'medical' && intent !== 'other' && guidance === null

/** Threads of the forums that tell of a question. */
export type Cite = (question: string) => Promise<SearchReply['threads']>

/** Answers questions about dive sites. */
export const searchService = (
  { find }: ReturnType<typeof findingService>,
  { hasModel, word }: ReturnType<typeof answeringService>,
  cite: Cite,
) => {
  const limited = createLimiter({ ...max, tooMany })
  return {
    ask: async (
      body: SearchBody,
      { mayUseModel, onUnderstood, ...listening }: Listener,
    ): Promise<SearchReply> => {
      // Whoever asks for more of the same sites reads no other answer.
      const isPage = body.offsetSites > 0
      const finding = await limited(() => find(body))
      const pieces = composed(finding)
      const suggestions = nextOf(finding)
      const threads = isPage || !isForForums(finding) ? [] : await cite(body.text)
      if (!hasModel || isPage || !isForModel(finding))
        return replyOf(finding, { pieces, by: 'composer', notice: null, suggestions, threads })
      if (!(await mayUseModel()))
        return replyOf(finding, {
          pieces,
          by: 'composer',
          notice: searchTexts.modelSpent,
          suggestions,
          threads,
        })
      const { intent, text: question, asked: query, chips, relaxed, sources, units: reader } = finding
      if (intent === 'find') onUnderstood?.({ query, chips, relaxed })
      const worded = await word({ question, sources, reader, composed: pieces }, listening)
      return replyOf(finding, { ...worded, suggestions, threads })
    },
  }
}
