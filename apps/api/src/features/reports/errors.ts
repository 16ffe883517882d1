import { HttpError } from '#shared/http-error.ts'

export const noSuchReport = () => new HttpError(404, 'This dive report doesn’t exist or isn’t public')

export const noSuchSite = () =>
  new HttpError(400, 'This dive site doesn’t exist or isn’t public', { field: 'diveSiteId' })
