// Prints how each line of standard input is understood by the tree whose root is given. " > " stands between the questions of
// one conversation, and the last is understood. See compare.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Asking from '../../packages/language/src/understanding/asking.build.ts'

const [root = ''] = process.argv.slice(2)
const { talk }: typeof Asking = await import(
  join(root, 'packages/language/src/understanding/asking.build.ts')
)

/** What decides about the answer; the words that are only looked for change with every rule and decide little. */
const told = (conversation: string): string => {
  const { intent, isAccident, guidance, chips, named } = talk(conversation.split(' > '))
  const labels = chips.map(({ label }) => label.replaceAll('\u00a0', ' '))
  return [
    isAccident ? 'accident' : intent,
    guidance,
    ...labels.filter((label) => !label.startsWith('“')),
    ...named.map(({ siteName }) => `“${siteName}”`),
  ]
    .filter(Boolean)
    .join(' · ')
}

const lines = readFileSync(0, 'utf8').split('\n').filter(Boolean)
process.stdout.write(lines.map((line) => `${told(line)}\n`).join(''))
