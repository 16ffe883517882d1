import { forumTexts } from '@soundings/contract/forum'
import {
  addedLinks,
  forumSignals,
  inRowWhileNew,
  type Limited,
  postRefusal,
  signalTimes,
  signalWords,
  verdictOf,
  wordsOf,
} from '@soundings/rules/forum-signals'
import { linksIn } from '@soundings/rules/forum-words'
import { isEnough, levelOf } from '@soundings/rules/people'
import { areAlike, printOf } from '@soundings/rules/text-prints'
import type { Db } from '#db/client.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { wrong } from '../refusals.ts'
import type { Judged, Written } from '../writing/hooks.ts'
import { countTaken, findLastAuthors, findPrints, hasWritten, lockPrints } from './signals.repo.ts'

type Needs = Pick<Dependencies, 'clock'> & { origin: string; limitsIn: Standings['limitsIn'] }

const unsuspicious: Judged = { state: 'public', signals: [] }

const isModerator = ({ person }: Written) => isEnough(levelOf(person.groups), 'moderator')

/** All words of what is written, and of the version before. */
const textsOf = ({ title, content, incident, thread, before }: Written) => ({
  words: wordsOf({ title: title ?? '', content, photos: [], incident }),
  earlier:
    before &&
    wordsOf({
      title: before.n === 0 ? (thread?.title ?? '') : '',
      content: before.content,
      photos: [],
      incident: before.incident,
    }),
})

/** Says of what is about to be written whether it is more than its author may, and whether moderators look at it first. */
export const judgingService = ({ clock, origin, limitsIn }: Needs) => {
  const checkLimits = (written: Written, limited: Limited, until: Date | null) => {
    const { title, content, photos, incident } = written
    const asked = { title: title ?? '', content, photos, incident }
    const refusal = postRefusal(asked, limited, { ownOrigin: origin, until })
    if (refusal) throw wrong(refusal.field, refusal.message)
  }

  const checkRow = async (tx: Db, { kind, thread, person }: Written, limited: Limited) => {
    if (kind !== 'reply' || !thread || limited !== 'new') return
    const authors = await findLastAuthors(tx, thread.id, inRowWhileNew)
    if (authors.length === inRowWhileNew && authors.every((id) => id === person.id))
      throw new HttpError(409, forumTexts.inRow, { code: 'in-row' })
  }

  /** Whoever tells something without a name does not give it away by answering beneath it with one. */
  const checkName = ({ kind, thread, person, isAnonymous }: Written) => {
    if (kind === 'reply' && thread?.isAnonymous && thread.authorId === person.id && !isAnonymous)
      throw wrong('isAnonymous', forumTexts.staysAnonymous)
  }

  /** What was written like it within a day, by its author and by people who are new. */
  const alikeOf = async (tx: Db, { person, before }: Written, words: string) => {
    const print = printOf(words)
    if (print.length === 0) return { own: 0, ofNew: 0, newPeople: 0 }
    await lockPrints(tx, person.id, print)
    const since = new Date(clock().getTime() - signalTimes.again)
    const found = await findPrints(tx, { print, since, besides: before?.id ?? null })
    const alike = found.filter((one) => areAlike(print, one.print))
    const ofNew = alike.filter(({ isNew }) => isNew)
    return {
      own: alike.filter(({ userId }) => userId === person.id).length,
      ofNew: ofNew.length,
      newPeople: new Set(ofNew.flatMap(({ userId }) => (userId === person.id ? [] : userId))).size,
    }
  }

  const judge = async (tx: Db, written: Written): Promise<Judged> => {
    const { kind, person, thread, before } = written
    // Whoever is held stays so, whatever they change: that is for moderators to say.
    const isHeld = before?.state === 'held'
    const isOthers = before !== null && before.authorId !== person.id
    if (isOthers) return isHeld ? { state: 'held', signals: before.signals } : unsuspicious
    const { limited, until } = await limitsIn(tx, person.id)
    checkLimits(written, limited, until)
    checkName(written)
    await checkRow(tx, written, limited)
    if (isModerator(written)) return isHeld ? { state: 'held', signals: before.signals } : unsuspicious

    const now = clock().getTime()
    const { words, earlier } = textsOf(written)
    const compared = isHeld ? null : earlier
    const links = addedLinks(linksIn(words, origin), compared === null ? [] : linksIn(compared, origin))
    const hosts = [...new Set(links.flatMap(({ host }) => host ?? []))]
    // What is nearly what it was is judged no second time.
    const isChanged = earlier === null || !areAlike(printOf(words), printOf(earlier))
    const signals = forumSignals({
      limited,
      words,
      before: compared,
      ownOrigin: origin,
      age: before ? now - before.createdAt.getTime() : 0,
      isFirst: !(await hasWritten(tx, person.id, before?.id ?? null)),
      silentFor: kind === 'reply' && thread ? now - thread.lastAt.getTime() : 0,
      takenHosts: await countTaken(tx, hosts),
      alike: isChanged ? await alikeOf(tx, written, words) : { own: 0, ofNew: 0, newPeople: 0 },
    })
    const said = signalWords(signals)
    if (isHeld) return { state: 'held', signals: [...new Set([...before.signals, ...said])] }
    return { state: verdictOf(limited, signals) === 'held' ? 'held' : 'public', signals: said }
  }

  return { judge }
}
