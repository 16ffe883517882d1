import { tripTexts } from '@soundings/contract/trips-words'
import { HttpError } from '#shared/http-error.ts'

const gone = (text: string) => () => new HttpError(404, text)
const limited = (text: string) => () => new HttpError(409, text, { code: 'limit' })

/** The same for a trip that is not there and for one of others. */
export const noTrip = gone(tripTexts.noTrip)
export const noStop = gone(tripTexts.noStop)
export const noPerson = gone(tripTexts.noPerson)
export const noItem = gone(tripTexts.noItem)
export const noExpense = gone(tripTexts.noExpense)
export const noLink = gone(tripTexts.noLink)
export const nobodyInvited = () => new HttpError(404, tripTexts.cannotInvite, { field: 'handle' })
export const changedSince = () => new HttpError(409, tripTexts.changedSince, { code: 'changed-since' })
export const viewersOnly = () => new HttpError(403, tripTexts.viewersOnly, { code: 'not-allowed' })
export const ownerOnly = () => new HttpError(403, tripTexts.ownerOnly, { code: 'not-allowed' })
export const ownerStays = () => new HttpError(409, tripTexts.ownerStays, { code: 'last-owner' })
export const notIn = () => new HttpError(409, tripTexts.notIn, { code: 'not-in' })
export const tooManyPeople = limited(tripTexts.tooManyPeople)
export const tooManyTrips = limited(tripTexts.tooManyTrips)
export const tooManyStops = limited(tripTexts.tooManyStops)
export const tooManyItems = limited(tripTexts.tooManyItems)
export const tooManyExpenses = limited(tripTexts.tooManyExpenses)
export const tooManyLinks = limited(tripTexts.tooManyLinks)
/** What was typed is wrong in one field. */
export const wrong = (field: string, message: string) => new HttpError(400, message, { field })
