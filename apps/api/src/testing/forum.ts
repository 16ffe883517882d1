import { randomUUID } from 'node:crypto'
import type { Post, ReplyForm, Thread, ThreadForm } from '@soundings/contract/forum'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { callsOf } from './contributions.ts'
import type { Headers } from './people.ts'

type Someone = { headers: Headers }

export const forumBase = '/api/community/forum'

/** Calls of the forum, as browsers make them: of answers that are expected to be good. */
export const forumOf = (app: FastifyInstance) => {
  const { get, post } = callsOf(app)
  const expected = async <T>(answer: Promise<LightMyRequestResponse>): Promise<T> => {
    const got = await answer
    if (got.statusCode >= 300) throw new Error(`The forum answered ${got.statusCode}: ${got.body}`)
    return got.json<T>()
  }
  return {
    start: (by: Someone, form: Partial<ThreadForm> = {}): Promise<Thread> =>
      expected(
        post(`${forumBase}/posts`, by.headers, {
          title: 'Which fins for cold water?',
          content: 'I dive dry.',
          category: 'questions',
          clientKey: randomUUID(),
          ...form,
        }),
      ),
    reply: (by: Someone, threadId: string, form: Partial<ReplyForm> = {}): Promise<Post> =>
      expected(
        post(`${forumBase}/posts/${threadId}/replies`, by.headers, {
          content: 'Heavy ones.',
          clientKey: randomUUID(),
          ...form,
        }),
      ),
    read: (threadId: string, by?: Someone): Promise<Thread> =>
      expected(get(`${forumBase}/posts/${threadId}`, by?.headers)),
    replies: async (threadId: string, by?: Someone, query = ''): Promise<Post[]> =>
      (
        await expected<{ items: Post[] }>(
          get(`${forumBase}/posts/${threadId}/replies?limit=200${query}`, by?.headers),
        )
      ).items,
  }
}
