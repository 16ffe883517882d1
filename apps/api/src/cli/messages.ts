import { Uuid } from '@soundings/contract/common'
import { BroadcastMessage } from '@soundings/contract/configuration'
import { plural } from '@soundings/rules/phrases'
import type { broadcastService } from '#features/configuration/index.ts'
import { StartError } from '#shared/start-error.ts'
import { runCommand, withDatabase } from './command.ts'

const help = `Lists, adds and removes the broadcast messages shown at the top of every page.

Usage: npm run messages -- list
       npm run messages -- add "TEXT" [--fixed]
       npm run messages -- remove ID
       npm run messages -- clear

  list          List the messages, newest first, each with its id and whether it can be dismissed.
  add "TEXT"    Add a message of up to 500 characters. Plain text only: links won't be clickable.
  remove ID     Remove one message.
  clear         Remove all messages.

  --fixed       Don't let people dismiss the message.
  -h, --help    Show this help.

You can run this while the server is running. Open pages show the change within five minutes.
Settings (DATABASE_URL, DATA_DIR …) come from the environment. See docs/configuration.md.

Exit codes: 0 done, 1 failed.`

type Broadcasts = ReturnType<typeof broadcastService>
type Given = { words: string[]; fixed: boolean }

const more = 'For help, run: npm run messages -- --help'

const only = (words: string[], what: string): string => {
  const [word] = words
  if (word === undefined || words.length > 1) throw new StartError(`${what}\n${more}`)
  return word
}

const none = (words: string[], action: string) => {
  if (words.length > 0) throw new StartError(`${action} doesn’t take anything else.\n${more}`)
}

const line = ({ _id, cancellable, value }: BroadcastMessage) =>
  `${_id}  ${cancellable ? 'dismissible' : 'fixed      '}  ${value.replace(/\s+/g, ' ')}`

/** Each action reads what was given before the database is opened, and answers what to do there. */
const actions: Record<string, (given: Given) => (broadcasts: Broadcasts) => Promise<void>> = {
  list: ({ words }) => {
    none(words, 'list')
    return async (broadcasts) => {
      const messages = await broadcasts.list()
      console.log(messages.length === 0 ? 'There are no messages.' : messages.map(line).join('\n'))
    }
  },

  add: ({ words, fixed }) => {
    const text = only(words, 'Enter one message, in quotation marks.')
    const read = BroadcastMessage.shape.value.safeParse(text)
    if (!read.success) throw new StartError(`This message can’t be used: ${read.error.issues[0]?.message}.`)
    return async (broadcasts) => {
      const { _id } = await broadcasts.add({ value: read.data, cancellable: !fixed })
      console.log(`Added message ${_id}.`)
    }
  },

  remove: ({ words }) => {
    const id = only(words, 'Enter the id of one message.')
    const unknown = new StartError(
      `There is no message with the id ${id}. To see all messages, run: npm run messages -- list`,
    )
    if (!Uuid.safeParse(id).success) throw unknown
    return async (broadcasts) => {
      if (!(await broadcasts.remove(id))) throw unknown
      console.log(`Removed message ${id}.`)
    }
  },

  clear: ({ words }) => {
    none(words, 'clear')
    return async (broadcasts) => {
      const removed = await broadcasts.clear()
      console.log(
        removed === 0
          ? 'There were no messages.'
          : plural(removed, { one: 'Removed # message.', other: 'Removed # messages.' }),
      )
    }
  },
}

await runCommand(
  'messages',
  help,
  { options: { fixed: { type: 'boolean', default: false } }, allowPositionals: true },
  ({ values, positionals: [name = '', ...words] }) => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw new StartError(`Choose what to do: list, add, remove or clear.\n${more}`)
    if (values.fixed && name !== 'add') throw new StartError(`--fixed only works with add.\n${more}`)
    const act = action({ words, fixed: values.fixed })
    return withDatabase(async ({ db }) => {
      const { broadcastService } = await import('#features/configuration/index.ts')
      await act(broadcastService({ db, clock: () => new Date() }))
    })
  },
)
