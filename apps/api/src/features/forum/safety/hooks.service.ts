import { signalTimes, wordsOf } from '@soundings/rules/forum-signals'
import { printOf } from '@soundings/rules/text-prints'
import type { Db } from '#db/client.ts'
import type { Notify } from '#extension-points/notification-kind.ts'
import { noteItem } from '#features/moderation/index.ts'
import type { Standings } from '#features/standing/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { flaggedPostRemoved, solved } from '../forum-notifications.ts'
import type { ForumEvent, Hooks } from '../writing/hooks.ts'
import { findNamed } from '../writing/named.ts'
import { judgingService } from './judging.service.ts'
import { insertMentions } from './mentions.repo.ts'
import { deletePrintsBefore, savePrint } from './signals.repo.ts'
import { type Telling, tellLater } from './telling.service.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs'> & {
  origin: string
  standings: Pick<Standings, 'limitsIn'>
  telling: Pick<Telling, 'tellNamed'>
  notify: Notify
  /** Closes what people object to in something that is gone. */
  closeFlags: (tx: Db, type: 'threads' | 'replies', id: string) => Promise<string[]>
}

const subjectOf = ({ post, thread }: ForumEvent) =>
  post.n === 0
    ? { type: 'threads' as const, itemId: thread.id }
    : { type: 'replies' as const, itemId: post.id }

/** What keeps the forums safe, beside writing: limits and signs before, what is kept and told after. */
export const safetyHooks = ({ db, clock, jobs, origin, standings, telling, notify, closeFlags }: Needs) => {
  const { judge } = judgingService({ clock, origin, limitsIn: standings.limitsIn })

  const keepPrint = async (tx: Db, { post, thread }: ForumEvent) => {
    if (post.authorId === null) return
    const { n, content, incident, photos } = post
    const print = printOf(wordsOf({ title: n === 0 ? thread.title : '', content, incident, photos }))
    if (print.length === 0) return
    const { limited } = await standings.limitsIn(tx, post.authorId)
    await savePrint(tx, {
      postId: post.id,
      userId: post.authorId,
      isNew: limited === 'new',
      print,
      at: clock(),
    })
  }

  const keepNames = async (tx: Db, { post }: ForumEvent) =>
    insertMentions(tx, post.id, await findNamed(tx, post.content))

  /** What has one weak sign is public, and moderators read why it may be worth a look. */
  const noteSigns = async (tx: Db, event: ForumEvent) => {
    const { post } = event
    if (post.state !== 'public' || post.signals.length === 0) return
    await noteItem(tx, { ...subjectOf(event), reason: 'spam', note: post.signals.join(' '), at: clock() })
  }

  const told: Hooks['told'] = async (tx, event) => {
    const { kind, post, thread, person } = event
    switch (kind) {
      case 'started':
      case 'replied':
        await keepPrint(tx, event)
        await keepNames(tx, event)
        await noteSigns(tx, event)
        if (post.state === 'public') await tellLater(tx, post.id, jobs.add)
        return
      case 'changed': {
        if (person.id === post.authorId) await keepPrint(tx, event)
        const named = await keepNames(tx, event)
        if (post.signals.join() !== event.before.signals.join()) await noteSigns(tx, event)
        // Before the others are told, these are among them.
        if (post.state === 'public' && post.toldAt !== null) await telling.tellNamed(tx, post, named)
        return
      }
      case 'removed': {
        const { type, itemId } = subjectOf(event)
        const title = post.n === 0 ? thread.title : `Re: ${thread.title}`
        for (const userId of new Set(await closeFlags(tx, type, itemId)))
          await notify(tx, userId, flaggedPostRemoved(title))
        return
      }
      case 'solved':
        if (post.authorId !== null && post.authorId !== person.id)
          await notify(
            tx,
            post.authorId,
            solved({ thread, n: post.n, actorId: thread.isAnonymous ? null : person.id }),
          )
        return
      case 'liked':
    }
  }

  return {
    hooks: { judge, told } satisfies Hooks,
    forgetPrints: () => deletePrintsBefore(db, new Date(clock().getTime() - signalTimes.again)),
  }
}
