import { forumTexts } from '@soundings/contract/forum'
import { HttpError } from '#shared/http-error.ts'

export const noThread = () => new HttpError(404, forumTexts.noThread)
export const noEvent = () => new HttpError(404, 'This event doesn’t exist')
export const noGroup = () => new HttpError(404, 'This group doesn’t exist')
export const noPost = () => new HttpError(404, forumTexts.noPost)
export const noCategory = () => new HttpError(404, forumTexts.noCategory)
export const locked = () => new HttpError(409, forumTexts.locked, { code: 'locked' })
export const changedSince = () => new HttpError(409, forumTexts.changedSince, { code: 'changed-since' })
export const gone = () => new HttpError(409, forumTexts.gone, { code: 'gone' })
/** What was typed is wrong in one field. */
export const wrong = (field: string, message: string) => new HttpError(400, message, { field })
