import type { Post, Thread } from '@soundings/contract/forum'
import type { FastifyInstance } from 'fastify'
import { standings } from '#db/schema/relations.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { callsOf } from './contributions.ts'
import { addPerson, type Headers } from './people.ts'

export type Someone = { id: string; headers: Headers }

/** Somebody who stands as is said, whatever they did. */
export const addStanding = async (
  deps: Dependencies,
  standing: 'new' | 'member' | 'trusted' = 'trusted',
  known: Parameters<typeof addPerson>[1] = {},
): Promise<Someone> => {
  const person = await addPerson(deps, known)
  const row = { userId: person.id, standing, until: null, reason: null, setBy: null, at: deps.clock() }
  await deps.db.insert(standings).values(row)
  return person
}

const base = '/api/community/forum'

/** Calls of the forums, as somebody’s browser makes them. */
export const forumOf = (app: FastifyInstance) => {
  const { get, post, put } = callsOf(app)
  const tryStart = (by: Someone, known: object = {}) =>
    post(`${base}/posts`, by.headers, {
      title: 'Which fins?',
      content: `I dive dry. ${Math.random()}`,
      category: 'gear',
      ...known,
    })
  const tryReply = (by: Someone, threadId: string, known: object = {}) =>
    post(`${base}/posts/${threadId}/replies`, by.headers, { content: `Jetfins. ${Math.random()}`, ...known })
  return {
    base,
    tryStart,
    tryReply,
    /** Begins a thread and answers it. */
    start: async (by: Someone, known: object = {}): Promise<Thread> => {
      const answer = await tryStart(by, known)
      if (answer.statusCode !== 201) throw new Error(`No thread was begun: ${answer.body}`)
      return answer.json()
    },
    /** Replies and answers the post. */
    reply: async (by: Someone, threadId: string, known: object = {}): Promise<Post> => {
      const answer = await tryReply(by, threadId, known)
      if (answer.statusCode !== 201) throw new Error(`Nothing was replied: ${answer.body}`)
      return answer.json()
    },
    thread: (id: string, by?: Someone) => get(`${base}/posts/${id}`, by?.headers),
    replies: async (id: string, by?: Someone): Promise<Post[]> =>
      (await get(`${base}/posts/${id}/replies?limit=200`, by?.headers)).json().items,
    change: (by: Someone, post: Pick<Post, 'id' | 'version'>, known: object) =>
      put(`${base}/replies/${post.id}`, by.headers, { version: post.version, ...known }),
  }
}
