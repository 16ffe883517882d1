import { Refusal } from '#src/refusal.ts'

export const noSuchReport = () => new Refusal(404, 'This dive report does not exist or is not public')

export const noSuchSite = () =>
  new Refusal(400, 'This dive site does not exist or is not public', { field: 'diveSiteId' })
