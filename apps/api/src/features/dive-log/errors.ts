import { diveLogTexts } from '@soundings/contract/dive-log'
import { HttpError } from '#shared/http-error.ts'

/** Also for somebody else's dive: whether there is one is nobody's to know. */
export const noSuchDive = () => new HttpError(404, 'This dive doesn’t exist in your log')

export const noSuchSite = () => new HttpError(400, diveLogTexts.site, { field: 'diveSiteId' })

export const changedSince = () => new HttpError(409, diveLogTexts.changedSince, { code: 'changed-since' })

export const isInTrash = () =>
  new HttpError(409, 'This dive is in the trash. Restore it to change it.', { code: 'deleted' })

export const noSuchPhoto = () => new HttpError(404, 'This photo doesn’t exist or isn’t shown by this link')
