import type { AccessStatus } from '@soundings/contract/site-fields'
import { hostOf, limitedAccess } from '@soundings/rules/access-status'
import { numberText, partialDateText } from '@soundings/rules/phrases'
import { full, listed, type Part, type Sentence, say } from './pieces.ts'
import type { Source } from './sources.ts'

// What must be said before anything else of a site that is closed or restricted.

const withoutStop = (words: string) => words.replace(/[.\s]+$/, '')

/** Since when, why and by which source, as far as the entry says. */
const detailsOf = ({ site }: Source) => {
  const reason = site.accessStatusReason ?? ''
  const host = site.accessStatusSource === null ? '' : hostOf(site.accessStatusSource)
  return {
    since: site.accessStatusSince === null ? '' : partialDateText(site.accessStatusSince),
    why: host === '' ? full(reason) : `${withoutStop(reason)} (source: ${host}).`,
  }
}

const closed = (source: Source, site: Part): Sentence => {
  const { since, why } = detailsOf(source)
  return since === ''
    ? say`${site} is closed to divers: ${why}`
    : say`${site} has been closed to divers since ${since}: ${why}`
}

const restricted = (source: Source): Sentence => {
  const { since, why } = detailsOf(source)
  return since === ''
    ? say`Access to ${source.site} is restricted: ${why}`
    : say`Access to ${source.site} has been restricted since ${since}: ${why}`
}

export const isClosed = ({ site }: Source): boolean => limitedAccess(site) === 'closed'

/** That a site is closed or restricted, since when, why and by which source; empty for all others. */
export const limitOf = (source: Source): Sentence => {
  const limit = limitedAccess(source.site)
  if (limit === null) return []
  return limit === 'closed' ? closed(source, source.site) : restricted(source)
}

/** The same in few words of a restricted site that was just named. */
export const restriction = ({ site }: Source): Sentence =>
  limitedAccess(site) === 'restricted' && site.accessStatusReason
    ? say`Access is restricted: ${full(site.accessStatusReason)}`
    : []

/** A name that says that the site is restricted, where nothing else of it is said. */
export const marked = ({ site }: Source, name: Part): Part =>
  limitedAccess(site) === 'restricted' ? say`${name} (restricted)` : name

const groups: readonly { status: AccessStatus; told: (sites: Sentence) => Sentence }[] = [
  { status: 'closed', told: (sites) => say`${sites} are closed to divers.` },
  { status: 'restricted', told: (sites) => say`Access to ${sites} is restricted.` },
]

/** Which of several sites are closed, and which are restricted; of one alone also since when and why. */
export const limitsOf = (sources: readonly Source[]): Sentence[] =>
  groups.flatMap(({ status, told }) => {
    const those = sources.filter(({ site }) => limitedAccess(site) === status)
    const [only, ...others] = those
    if (!only) return []
    return others.length === 0 ? [limitOf(only)] : [told(listed(those.map(({ site }) => site)))]
  })

/** Says that all the sites that fit a question are closed; `total` is how many they are. */
export const onlyClosed = (sources: readonly Source[], total: number): Sentence[] => {
  const [first] = sources
  if (!first) return []
  const instead = say`Try a wider search to find sites that are open.`
  return total === 1
    ? [closed(first, say`The only site that fits, ${first.site},`), instead]
    : [say`All ${numberText(total)} sites that fit are closed to divers.`, limitOf(first), instead]
}
