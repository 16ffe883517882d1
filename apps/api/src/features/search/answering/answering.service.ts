import { type AnswerPiece, type SearchReply, searchLimits } from '@soundings/contract/search'
import type { Reader, Source } from '@soundings/language/composer'
import { type Ground, grounded, groundOf, sentencesOf } from '@soundings/language/grounding'
import type { Dependencies } from '#ports/dependencies.ts'
import { type LanguageModel, ModelFailure } from '#ports/language-model.ts'
import { promptFor } from './prompt.ts'

/** Milliseconds that a model may take: to its first sentence, and in all; what else an answer takes comes on top. */
const patience = { first: 5_000, all: searchLimits.answer - 2_000 }
/** Tokens and sentences that an answer may have, sites that it may speak of, and answers that are worded at once. */
const max = { tokens: 400, sites: 8, sentences: 6, atOnce: 8 }

export type Worded = Pick<SearchReply, 'pieces' | 'by' | 'notice'>

type Asked = {
  question: string
  sources: readonly Source[]
  reader: Reader
  /** The answer that needs no model. */
  composed: AnswerPiece[]
}

type Listening = {
  /** Ends when whoever asked is gone. */
  signal: AbortSignal
  /** Hears the answer as it comes; what is answered in the end counts. */
  onPieces?: (pieces: AnswerPiece[]) => void
}

const notices = {
  late: 'The language model took too long, so this answer comes straight from the site entries.',
  failed: 'The language model can’t be reached, so this answer comes straight from the site entries.',
  busy: 'The language model is busy, so this answer comes straight from the site entries.',
  refused:
    'The language model’s answer wasn’t supported by the site entries, so this answer comes straight from them.',
} as const

/** Sentences as they come, each of them checked; throws where one says what it was not given. */
async function* checked(
  parts: AsyncIterable<string>,
  ground: Ground,
  onFirst: () => void,
): AsyncGenerator<AnswerPiece[]> {
  let unread = ''
  let count = 0
  const check = (sentence: string): AnswerPiece[] => {
    const pieces = grounded(sentence, ground)
    if (!pieces) throw new Ungrounded()
    return pieces
  }
  for await (const part of parts) {
    const { whole, rest } = sentencesOf(unread + part)
    unread = rest
    for (const sentence of whole) {
      yield check(sentence)
      onFirst()
      if (++count === max.sentences) return
    }
  }
  const rest = unread.trim()
  // What was cut off in the middle, by a limit or a lost line, says nothing that should be read.
  if (rest !== '' && (count === 0 || ended.test(rest))) yield check(unread)
}

const ended = /[.!?]["'”’)\]]*$/

class Ungrounded extends Error {}

/** Words answers: by a language model where one is set up, as long as it keeps to what was found; else by the rules. */
export const answeringService = ({
  model,
  log,
}: {
  model: LanguageModel | undefined
  log: Pick<Dependencies['log'], 'warn'>
}) => {
  const byModel = async (
    { name, write }: LanguageModel,
    { question, sources, reader, composed }: Asked,
    { signal, onPieces }: Listening,
  ): Promise<Worded> => {
    const known = sources.slice(0, max.sites)
    const slow = new AbortController()
    const impatience = setTimeout(() => slow.abort(), patience.first)
    const lastMoment = setTimeout(() => slow.abort(), patience.all)
    const limit = AbortSignal.any([signal, slow.signal])
    const units = reader.depth === 'ft' ? 'feet' : 'metres'
    const pieces: AnswerPiece[] = []
    try {
      const parts = write({ ...promptFor(question, known, units), max: max.tokens }, limit)
      const sentences = checked(parts, groundOf(known, question), () => clearTimeout(impatience))
      for await (const sentence of sentences) {
        pieces.push(...sentence)
        onPieces?.(sentence)
      }
      if (pieces.length === 0) throw new ModelFailure('The language model said nothing')
      return { pieces, by: 'model', notice: null }
    } catch (error) {
      if (signal.aborted) throw error
      const isUngrounded = error instanceof Ungrounded
      const why = isUngrounded ? 'refused' : limit.aborted ? 'late' : 'failed'
      log.warn(
        { model: name, err: isUngrounded ? undefined : error },
        `The language model was set aside: ${why}`,
      )
      return { pieces: composed, by: 'composer', notice: notices[why] }
    } finally {
      clearTimeout(impatience)
      clearTimeout(lastMoment)
      slow.abort()
    }
  }

  let busy = 0
  const byRules = ({ composed }: Asked, notice: string | null): Worded => ({
    pieces: composed,
    by: 'composer',
    notice,
  })
  return {
    hasModel: model !== undefined,
    word: async (asked: Asked, listening: Listening): Promise<Worded> => {
      if (!model || asked.sources.length === 0) return byRules(asked, null)
      if (busy >= max.atOnce) return byRules(asked, notices.busy)
      busy++
      try {
        return await byModel(model, asked, listening)
      } finally {
        busy--
      }
    },
  }
}
