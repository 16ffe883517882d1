import { v5 as nameId } from 'uuid'
import { findDemoMember } from '#features/dive-log/index.ts'
import { findStarterSites } from '#features/sites/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { likesService } from '../likes/likes.service.ts'
import { findByKey, findPostAt } from '../reading/posts.repo.ts'
import { noHooks } from '../writing/hooks.ts'
import { solvingService } from '../writing/solving.service.ts'
import { writingService } from '../writing/writing.service.ts'
import { findExamplePeople } from './demo-people.repo.ts'
import { type ExampleThread, exampleThreads } from './example-threads.ts'

/** Any will do, as long as it stays. */
const namespace = '5a1b8f0e-3f0d-4e53-9a53-1f7c0a3b6f21'
const hour = 3_600_000
/** What each opening ends with, and each thread is marked by. */
const label = '*This is an example thread, invented so that you can see what the forums look like.*'
const tag = 'example'

const handleOf = (by: number) => `example_${String(by).padStart(2, '0')}`
const asPerson = (id: string) => ({ id, sessionId: '', groups: [], handle: null })

/** Threads to read where nobody has written any yet. Nobody is told of them, and nobody can sign in as who wrote them. */
export const demoForumService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const hooks = noHooks
  const { like } = likesService({ db, clock, hooks })
  const { solve } = solvingService({ db, hooks })
  const start = clock().getTime()
  const writingAt = (hoursAgo: number) =>
    writingService({ db, clock: () => new Date(start - hoursAgo * hour), hooks })

  const addOne = async (thread: ExampleThread, idOf: (by: number) => string, siteId: string | null) => {
    const author = idOf(thread.by)
    const keyOf = (n: number) => nameId(`${thread.key}/${n}`, namespace)
    if (await findByKey(db, author, keyOf(0))) return 0
    const { id } = await writingAt(thread.hoursAgo).start(asPerson(author), {
      title: thread.title,
      content: `${thread.text}\n\n${label}`,
      category: thread.category,
      siteId,
      groupId: null,
      eventId: null,
      tags: [...(thread.tags ?? []).slice(0, 2), tag],
      photos: [],
      isAnonymous: thread.isAnonymous ?? false,
      incident: thread.incident ?? null,
      clientKey: keyOf(0),
    })
    const written: string[] = []
    const opening = await findPostAt(db, id, 0)
    if (opening) written.push(opening.post.id)
    for (const [at, { by, hoursAgo, text, to }] of thread.replies.entries()) {
      const reply = await writingAt(hoursAgo).reply(asPerson(idOf(by)), id, {
        content: text,
        replyToN: to ?? null,
        photos: [],
        isAnonymous: false,
        clientKey: keyOf(at + 1),
      })
      written.push(reply.id)
    }
    for (const [n, { thanks = [] }] of [thread, ...thread.replies].entries())
      for (const by of thanks) await like(asPerson(idOf(by)), written[n] ?? '')
    const solved = thread.replies.findIndex(({ solves }) => solves)
    if (solved >= 0) await solve(asPerson(author), id, written[solved + 1] ?? null)
    return 1
  }

  return {
    /** Adds those that are not there yet; answers how many these were, and how many there were before. */
    add: async (): Promise<{ added: number; there: number }> => {
      const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
      const [people, memberId, starters] = await Promise.all([
        findExamplePeople(db, numbers.map(handleOf)),
        findDemoMember(db),
        findStarterSites(db),
      ])
      const first = people.get(handleOf(2))
      if (people.size < numbers.length || first === undefined) return { added: 0, there: 0 }
      const idOf = (by: number) => (by === 0 ? memberId : people.get(handleOf(by))) ?? first
      const siteOf = ({ site }: ExampleThread) =>
        starters.find(({ siteName }) => siteName === site)?.id ?? null
      let added = 0
      for (const thread of exampleThreads) added += await addOne(thread, idOf, siteOf(thread))
      return { added, there: exampleThreads.length - added }
    },
  }
}
