import { Email } from '@soundings/contract/auth'
import { type Group, groups } from '@soundings/contract/people'
import { groupsService } from '#features/auth/index.ts'
import { StartError } from '#src/start-error.ts'
import { runCommand, withGround } from './command.ts'

const help = `Puts a person into a group, or takes them out of it.

Usage: npm run -s grant -- EMAIL GROUP [--revoke]

  EMAIL     The address that the person signs in with. They must have signed up before.
  GROUP     ${groups.join(', ')}. A moderator may do all that an editor may, an admin all that a moderator may.
  --revoke  Takes the person out of the group.
  -h, --help  Shows this.

It works while the server runs and holds at once. Other devices of the person are signed out.
Settings (DATABASE_URL, DATA_DIR …) are read from the environment; see docs/configuration.md.
Exit codes: 0 done, 1 failed.`

const more = 'See npm run grant -- --help'

const isGroup = (word: string): word is Group => groups.some((group) => group === word)

const said = (email: string, of: Group[]) =>
  of.length === 0 ? `${email} is in no group.` : `${email} is in: ${of.join(', ')}.`

await runCommand(
  'grant',
  help,
  { options: { revoke: { type: 'boolean', default: false } }, allowPositionals: true },
  ({ values: { revoke }, positionals: [address = '', group = '', ...rest] }) => {
    if (!group || rest.length > 0) throw new StartError(`Give an email address and a group.\n${more}`)
    const email = Email.safeParse(address)
    if (!email.success) throw new StartError(`${address} is not an email address.\n${more}`)
    if (!isGroup(group)) throw new StartError(`There is no group ${group}: ${groups.join(', ')}.\n${more}`)
    return withGround(async ({ db }) => {
      const service = groupsService({ db, clock: () => new Date() })
      const done = await service[revoke ? 'revoke' : 'grant'](email.data, group)
      if (!done) throw new StartError(`Nobody has signed up with ${email.data}.`)
      console.log(`${done.isChanged ? 'Done' : 'Nothing to change'}: ${said(email.data, done.groups)}`)
    })
  },
)
