import { z } from 'zod'
import { Uuid } from './common.ts'

/** Where the routes of groups begin, and what they are about. */
export const base = '/api/community/groups'
export const ofGroup = z.object({ groupId: Uuid })
