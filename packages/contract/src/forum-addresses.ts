import { z } from 'zod'
import { Uuid } from './common.ts'

/** Where the routes of the forum begin, and what they are about. */
export const base = '/api/community/forum'
export const ofThread = z.object({ threadId: Uuid })
export const ofPost = z.object({ postId: Uuid })
