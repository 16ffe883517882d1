import type { ErrorReply } from '@soundings/contract/common'
import { plural } from '@soundings/rules/phrases'
import type { z } from 'zod'

type Issue = z.ZodError['issues'][number]

/** A body can be wrong in a million places, in keys as long as it is: so much of it is repeated, and no more. */
const most = { issues: 20, keys: 5, steps: 20, key: 100, message: 300 }

/** The first characters of a text; none is cut in two. */
const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${[...text.slice(0, max * 2)].slice(0, max).join('')}…`

const wordsOf = (issue: Issue): string => {
  if (issue.code !== 'unrecognized_keys') return shortened(issue.message, most.message)
  const { keys } = issue
  const shown = keys.slice(0, most.keys).map((key) => `“${shortened(key, most.key)}”`)
  return plural(
    keys.length,
    {
      one: 'This field isn’t known: {keys}',
      other:
        keys.length > shown.length
          ? '# fields aren’t known. The first of them are {keys}'
          : 'These fields aren’t known: {keys}',
    },
    { keys: shown.join(', ') },
  )
}

const stepOf = (step: PropertyKey): string | number =>
  typeof step === 'number' ? step : shortened(String(step), most.key)

/** What is wrong with the input, as it is told to whoever sent it. */
export const issuesOf = ({ issues }: z.ZodError): NonNullable<ErrorReply['issues']> =>
  issues
    .slice(0, most.issues)
    .map((issue) => ({ path: issue.path.slice(0, most.steps).map(stepOf), message: wordsOf(issue) }))
