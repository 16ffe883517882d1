import type { SiteFacts } from '@soundings/contract/sites'
import { agoInWords } from '@soundings/rules/moderation'
import { losses } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { HttpError } from '#shared/http-error.ts'
import { findLastChange } from './changes.repo.ts'

export const notFound = () => new HttpError(404, 'This dive site doesn’t exist or isn’t public')

export const notAllowed = (message: string) => new HttpError(403, message, { code: 'not-allowed' })

export const nothingChanged = () =>
  new HttpError(400, 'You haven’t changed anything yet.', {
    field: 'facts',
    code: 'unchanged',
  })

type Issue = { path: string[]; message: string }

const refuseAt = (at: string[], issues: Issue[]): void => {
  if (issues.length === 0) return
  throw new z.ZodError(
    issues.map(({ path, message }) => ({
      code: 'custom',
      path: [...at, ...path],
      message,
      input: undefined,
    })),
  )
}

/** Refuses facts that contradict one another, at their fields. */
export const refuseContradictions = (facts: SiteFacts): void => refuseAt([], contradictions(facts))

/** The same for the facts in a body that change a site, which must not empty the fields that every site needs. */
export const refuseEdit = (before: SiteFacts, facts: SiteFacts): void =>
  refuseAt(['facts'], [...contradictions(facts), ...losses(before, facts)])

/** Says who changed the site first, so that nobody's change is overwritten unseen. */
export const changedSince = async (db: Db, siteId: string, now: Date): Promise<HttpError> => {
  const last = await findLastChange(db, siteId)
  const who = last?.actorHandle ?? (last?.details.importedFrom ? 'An import' : 'Someone')
  const message = last
    ? `${who} changed this site ${agoInWords(now.getTime() - last.at.getTime())}. Check what’s new, then save again.`
    : 'This site has changed in the meantime. Check what’s new, then save again.'
  return new HttpError(409, message, { code: 'changed-since' })
}
