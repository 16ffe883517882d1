import { eventTexts } from '@soundings/contract/events'
import { HttpError } from '#shared/http-error.ts'

export const noEvent = () => new HttpError(404, eventTexts.noEvent)
export const changedSince = () => new HttpError(409, eventTexts.changedSince, { code: 'changed-since' })
export const full = () => new HttpError(409, eventTexts.full, { code: 'full' })
/** The same where it is closed, where its organiser blocked somebody, and where they were removed from it. */
export const cannotJoin = () => new HttpError(409, eventTexts.cannotJoin, { code: 'cannot-join' })
export const isPast = () => new HttpError(409, eventTexts.isPast, { code: 'past' })
export const isOver = () => new HttpError(409, eventTexts.isOver, { code: 'past' })
export const isCancelled = () => new HttpError(409, eventTexts.isCancelled, { code: 'cancelled' })
export const notYours = () => new HttpError(403, 'Only organisers of this event can do this')
/** What was typed is wrong in one field; `plan.help` is a part of one. */
export const wrong = (field: string, message: string) =>
  new HttpError(400, message, { issues: [{ path: field.split('.'), message }] })
