import {
  addedLinks,
  forumSignals,
  type Limited,
  signalTimes,
  signalWords,
  verdictOf,
} from '@soundings/rules/forum-signals'
import { linksIn } from '@soundings/rules/forum-words'
import { fold } from '@soundings/rules/text'
import type { Db } from '#db/client.ts'
import { countTaken } from '#features/forum/index.ts'
import { countAlike, type GroupState } from '../reading/groups.repo.ts'

type Texts = Pick<GroupState, 'name' | 'description'>
type Asked = {
  userId: string
  limited: Limited
  origin: string
  now: Date
  texts: Texts
  /** What is changed; null for what is new. */
  before: GroupState | null
}

type Judged = { verdict: 'published' | 'noted' | 'held'; signals: string[] }

const wordsOf = ({ name, description }: Texts) => `${name}\n${description}`

/** Whether moderators look at a group first, by the signs that posts are judged by. */
export const judgeGroup = async (
  tx: Db,
  { userId, limited, origin, now, texts, before }: Asked,
): Promise<Judged> => {
  const words = wordsOf(texts)
  const earlier = before && wordsOf(before)
  if (words === earlier) return { verdict: 'published', signals: [] }
  const links = addedLinks(linksIn(words, origin), earlier === null ? [] : linksIn(earlier, origin))
  const hosts = [...new Set(links.flatMap(({ host }) => host ?? []))]
  const own = before
    ? 0
    : await countAlike(tx, {
        createdBy: userId,
        folded: fold(texts.name),
        description: texts.description,
        since: new Date(now.getTime() - signalTimes.again),
      })
  const signals = forumSignals({
    limited,
    words,
    before: earlier,
    ownOrigin: origin,
    age: before ? now.getTime() - before.createdAt.getTime() : 0,
    isFirst: before === null,
    silentFor: 0,
    takenHosts: await countTaken(tx, hosts),
    alike: { own, ofNew: 0, newPeople: 0 },
  })
  return { verdict: verdictOf(limited, signals), signals: signalWords(signals) }
}
