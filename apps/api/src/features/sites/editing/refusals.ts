import type { SiteFacts } from '@soundings/contract/sites'
import { agoInWords } from '@soundings/rules/moderation'
import { losses } from '@soundings/rules/site-editing'
import { contradictions } from '@soundings/rules/sites'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { Refusal } from '#src/refusal.ts'
import { findLastChange } from './changes.repo.ts'

export const notFound = () => new Refusal(404, 'This dive site does not exist or is not public')

export const notAllowed = (message: string) => new Refusal(403, message, { code: 'not-allowed' })

export const nothingChanged = () =>
  new Refusal(400, 'Nothing is different yet. Change something first.', { field: 'facts', code: 'unchanged' })

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

/** The same for the facts in a body that change a site, which must also leave known what nobody may leave open. */
export const refuseEdit = (before: SiteFacts, facts: SiteFacts): void =>
  refuseAt(['facts'], [...contradictions(facts), ...losses(before, facts)])

/** Says who was faster, so that nobody's change is lost unseen. */
export const changedSince = async (db: Db, siteId: string, now: Date): Promise<Refusal> => {
  const last = await findLastChange(db, siteId)
  const who = last?.actorHandle ?? (last?.details.importedFrom ? 'An import' : 'Somebody')
  const when = last ? agoInWords(now.getTime() - last.at.getTime()) : 'meanwhile'
  return new Refusal(409, `${who} changed this site ${when}. Look at what is new, then save again.`, {
    code: 'changed-since',
  })
}
