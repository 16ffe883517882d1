import { forumLimits } from '@soundings/contract/forum-fields'
import { numberText, plural } from '@soundings/rules/phrases'

/** How many posts were found; the server counts no further than a limit. */
export const foundText = (total: number): string =>
  total >= forumLimits.found
    ? `${numberText(forumLimits.found)} results or more`
    : plural(total, { one: '# result', other: '# results' })

/** A username as people type it. */
export const usernameOf = (typed: string): string | undefined => typed.trim().replace(/^@/, '') || undefined
