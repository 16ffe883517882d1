import type { EventFacts } from '@soundings/contract/events'
import {
  addedLinks,
  forumSignals,
  type Limited,
  postLimits,
  signalTimes,
  signalWords,
  verdictOf,
} from '@soundings/rules/forum-signals'
import { linksIn } from '@soundings/rules/forum-words'
import { isEnough, levelOf } from '@soundings/rules/people'
import { plural } from '@soundings/rules/phrases'
import { areAlike, printOf } from '@soundings/rules/text-prints'
import type { Db } from '#db/client.ts'
import { countTaken } from '#features/forum/index.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import type { Person } from '#shared/person.ts'
import type { EventRow } from '../reading/events.repo.ts'
import { wrong } from '../refusals.ts'
import { findLately, hasOrganised } from './signals.repo.ts'
import { wordsOf } from './words.ts'

type Needs = Pick<Dependencies, 'clock'> & { origin: string; limitsIn: Standings['limitsIn'] }

export type Judged = {
  state: 'open' | 'held'
  /** Why it is held, in the words that moderators read. */
  signals: readonly string[]
  limited: Limited
}

const tooManyLinks = (most: number) =>
  plural(most, {
    one: 'An event of yours can have # link.',
    other: 'An event of yours can have up to # links.',
  })

/** Says of an event that is planned or changed whether moderators look at it first: by the signs that hold posts. */
export const judgingService = ({ clock, origin, limitsIn }: Needs) => {
  const judge = async (
    tx: Db,
    { person, facts, before }: { person: Person; facts: EventFacts; before: EventRow | null },
  ): Promise<Judged> => {
    const { limited } = await limitsIn(tx, person.id)
    // Whatever is held stays so, whoever changes it: that is for moderators to say.
    const isHeld = before?.state === 'held'
    const words = wordsOf(facts)
    if (linksIn(words, origin).length > postLimits[limited].links)
      throw wrong('description', tooManyLinks(postLimits[limited].links))
    if (isEnough(levelOf(person.groups), 'moderator'))
      return { state: isHeld ? 'held' : 'open', signals: before?.signals ?? [], limited }
    const now = clock()
    const earlier = before === null || isHeld ? null : wordsOf(before)
    const links = addedLinks(linksIn(words, origin), earlier === null ? [] : linksIn(earlier, origin))
    const print = printOf(words)
    const lately = before ? [] : await findLately(tx, person.id, new Date(now.getTime() - signalTimes.again))
    const signals = forumSignals({
      limited,
      words,
      before: earlier,
      ownOrigin: origin,
      age: before ? now.getTime() - before.createdAt.getTime() : 0,
      isFirst: !(await hasOrganised(tx, person.id, before?.id ?? null)),
      silentFor: 0,
      takenHosts: await countTaken(tx, [...new Set(links.flatMap(({ host }) => host ?? []))]),
      alike: {
        own: lately.filter((one) => areAlike(print, printOf(wordsOf(one)))).length,
        ofNew: 0,
        newPeople: 0,
      },
    })
    const said = signalWords(signals)
    if (isHeld) return { state: 'held', signals: [...new Set([...before.signals, ...said])], limited }
    return { state: verdictOf(limited, signals) === 'held' ? 'held' : 'open', signals: said, limited }
  }
  return { judge }
}
export type Judge = ReturnType<typeof judgingService>['judge']
