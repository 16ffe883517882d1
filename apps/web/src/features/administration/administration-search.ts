import { administrationLimits, jobStates } from '@soundings/contract/administration-fields'
import { groups } from '@soundings/contract/people'
import { id, oneOf, readSaid, type SaidOf, textThat, words } from '#shared/lib/said.ts'

const some = words(administrationLimits.search)
const day = textThat((said) => /^\d{4}-\d{2}-\d{2}$/.test(said) && !Number.isNaN(Date.parse(said)))

const jobsParts = { state: oneOf(...jobStates) }
const peopleParts = { q: some, group: oneOf(...groups), person: id }
const auditParts = { actor: some, action: some, type: some, subject: some, from: day, to: day }

export type JobsSearch = SaidOf<typeof jobsParts>
export type PeopleSearch = SaidOf<typeof peopleParts>
export type AuditSearch = SaidOf<typeof auditParts>

/** Which jobs are listed. */
export const readJobsSearch = (said: Record<string, unknown>): JobsSearch => readSaid(jobsParts, said)

/** Who is searched for, and who is open. */
export const readPeopleSearch = (said: Record<string, unknown>): PeopleSearch => readSaid(peopleParts, said)

/** Which entries of the audit log are listed; `from` and `to` are days, both included. */
export const readAuditSearch = (said: Record<string, unknown>): AuditSearch => readSaid(auditParts, said)
