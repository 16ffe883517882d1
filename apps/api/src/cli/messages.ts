import { Uuid } from '@soundings/contract/common'
import { BroadcastMessage } from '@soundings/contract/configuration'
import { broadcastService } from '#features/configuration/index.ts'
import { StartError } from '#src/start-error.ts'
import { runCommand, withGround } from './command.ts'

const help = `Shows, adds and removes the broadcast messages that stand above every page.

Usage: npm run messages -- list
       npm run messages -- add "TEXT" [--fixed]
       npm run messages -- remove ID
       npm run messages -- clear

  list          Lists the messages, newest first: id, whether people may dismiss it, text.
  add "TEXT"    Adds a message of up to 500 characters. It is plain text: links are not recognised.
  remove ID     Removes one message.
  clear         Removes all of them.

  --fixed       People cannot dismiss the message.
  -h, --help    Shows this.

It works while the server runs: pages that are open show the change within five minutes.
Settings (DATABASE_URL, DATA_DIR …) are read from the environment; see docs/configuration.md.

Exit codes: 0 done, 1 failed.`

type Broadcasts = ReturnType<typeof broadcastService>
type Given = { words: string[]; fixed: boolean }

const more = 'See npm run messages -- --help'

const only = (words: string[], what: string): string => {
  const [word] = words
  if (word === undefined || words.length > 1) throw new StartError(`${what}\n${more}`)
  return word
}

const none = (words: string[], action: string) => {
  if (words.length > 0) throw new StartError(`${action} takes nothing more.\n${more}`)
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
    const text = only(words, 'Give one text, in quotation marks.')
    const read = BroadcastMessage.shape.value.safeParse(text)
    if (!read.success) throw new StartError(`The text cannot be used: ${read.error.issues[0]?.message}.`)
    return async (broadcasts) => {
      const { _id } = await broadcasts.add({ value: read.data, cancellable: !fixed })
      console.log(`Added message ${_id}.`)
    }
  },

  remove: ({ words }) => {
    const id = only(words, 'Give the id of one message.')
    const unknown = new StartError(`There is no message ${id}. See npm run messages -- list`)
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
          : `Removed ${removed} ${removed === 1 ? 'message' : 'messages'}.`,
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
    if (!action) throw new StartError(`Say what to do: list, add, remove or clear.\n${more}`)
    if (values.fixed && name !== 'add') throw new StartError(`--fixed goes with add.\n${more}`)
    const act = action({ words, fixed: values.fixed })
    return withGround(({ db }) => act(broadcastService({ db, clock: () => new Date() })))
  },
)
