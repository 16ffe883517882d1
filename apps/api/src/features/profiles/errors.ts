import { HttpError } from '#shared/http-error.ts'

/** The same for who never was here and who has left. */
export const noSuchProfile = () => new HttpError(404, 'This profile doesn’t exist.')
