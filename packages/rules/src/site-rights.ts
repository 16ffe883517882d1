import type { Access } from '@soundings/contract/route'
import type { ApprovalStatus } from '@soundings/contract/sites'
import { isEnough } from './people.ts'

// A file of its own: the page of a site asks these before it needs anything that changes one.

/** How a person stands to a site that they see. */
export type Standing = { level: Access; isOwn: boolean; status: ApprovalStatus }

/** What its author may do with it is no special permission. */
export const isOwnDraft = ({ isOwn, status }: Standing) => isOwn && status !== 'approved'

/** Editors change any site they see, everybody else what they added until it is approved. */
export const mayEdit = (standing: Standing): boolean =>
  isEnough(standing.level, 'editor') || isOwnDraft(standing)

/** Whoever may not change a public site may propose what should change. */
export const mayPropose = (standing: Standing): boolean =>
  isEnough(standing.level, 'member') && standing.status === 'approved' && !mayEdit(standing)

/** Moderators take away any site, everybody else what they added until it is approved. */
export const mayRemove = (standing: Standing): boolean =>
  isEnough(standing.level, 'moderator') || isOwnDraft(standing)
