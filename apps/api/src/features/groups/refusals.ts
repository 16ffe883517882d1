import { groupTexts } from '@soundings/contract/groups'
import { HttpError } from '#shared/http-error.ts'

export const noGroup = () => new HttpError(404, groupTexts.noGroup)
export const noInvitation = () => new HttpError(404, groupTexts.noInvitation, { code: 'invitation-ended' })
export const cannotJoin = () => new HttpError(409, groupTexts.cannotJoin, { code: 'cannot-join' })
export const lastOwner = () => new HttpError(409, groupTexts.lastOwner, { code: 'last-owner' })
export const archived = () => new HttpError(409, groupTexts.archived, { code: 'archived' })
export const changedSince = () => new HttpError(409, groupTexts.changedSince, { code: 'changed-since' })
export const notYours = () => new HttpError(403, groupTexts.notYours, { code: 'not-allowed' })
export const notOwner = () => new HttpError(403, groupTexts.notOwner, { code: 'not-allowed' })
export const membersOnly = () => new HttpError(403, groupTexts.membersOnly, { code: 'join-first' })
export const wrong = (field: string, message: string) => new HttpError(400, message, { field })
