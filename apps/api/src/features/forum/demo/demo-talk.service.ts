import { v5 as nameId } from 'uuid'
import type { Dependencies } from '#ports/dependencies.ts'
import { noHooks } from '../writing/hooks.ts'
import { writingService } from '../writing/writing.service.ts'

const hour = 3_600_000
const asPerson = (id: string) => ({ id, sessionId: '', groups: [], handle: null })

type Where = { groupId: string; key: string; namespace: string; hoursAgo: number }
type Talk = { by: number; title: string; text: string; replies: { by: number; text: string }[] }

/** What example people say in a group. */
export const demoTalk = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  add: async ({ groupId, key, namespace, hoursAgo }: Where, talk: Talk, idOf: (by: number) => string) => {
    const keyOf = (n: number) => nameId(`${key}/${n}`, namespace)
    const writingAt = (ago: number) =>
      writingService({ db, clock: () => new Date(clock().getTime() - ago * hour), hooks: noHooks })
    const { id } = await writingAt(hoursAgo).start(asPerson(idOf(talk.by)), {
      title: talk.title,
      content: `${talk.text}\n\n*Example thread, made up for a demonstration.*`,
      siteId: null,
      groupId,
      eventId: null,
      tags: [],
      photos: [],
      isAnonymous: false,
      incident: null,
      clientKey: keyOf(0),
    })
    for (const [at, { by, text }] of talk.replies.entries())
      await writingAt(hoursAgo - at - 1).reply(asPerson(idOf(by)), id, {
        content: text,
        replyToN: null,
        photos: [],
        isAnonymous: false,
        clientKey: keyOf(at + 1),
      })
  },
})
