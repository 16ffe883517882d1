import { Email } from '@soundings/contract/auth'
import { type Group, groups } from '@soundings/contract/people'
import { listText } from '@soundings/rules/phrases'
import { StartError } from '#shared/start-error.ts'
import { runCommand, withDatabase } from './command.ts'

const help = `Adds someone to a group, or removes them from it.

Usage: npm run -s grant -- EMAIL GROUP [--revoke]

  EMAIL       The address they log in with. They need to have an account already.
  GROUP       ${listText(groups, 'or')}. Moderators can do everything editors can, and admins everything moderators can.
  --revoke    Remove them from the group.
  -h, --help  Show this help.

You can run this while the server is running. It takes effect at once and signs out their other devices.
Settings (DATABASE_URL, DATA_DIR …) come from the environment. See docs/configuration.md.
Exit codes: 0 done, 1 failed.`

const more = 'For help, run: npm run grant -- --help'

const isGroup = (word: string): word is Group => groups.some((group) => group === word)

const said = (email: string, of: Group[], isChanged: boolean) => {
  const names = listText(of, 'and')
  if (of.length === 0)
    return isChanged
      ? `Done: ${email} is no longer in any group.`
      : `No changes: ${email} isn’t in any group.`
  return isChanged ? `Done: ${email} is in: ${names}.` : `No changes: ${email} is in: ${names}.`
}

await runCommand(
  'grant',
  help,
  { options: { revoke: { type: 'boolean', default: false } }, allowPositionals: true },
  ({ values: { revoke }, positionals: [address = '', group = '', ...rest] }) => {
    if (!group || rest.length > 0) throw new StartError(`Enter an email address and a group.\n${more}`)
    const email = Email.safeParse(address)
    if (!email.success) throw new StartError(`${address} isn’t an email address.\n${more}`)
    if (!isGroup(group))
      throw new StartError(`There is no group called ${group}. Choose ${listText(groups, 'or')}.\n${more}`)
    return withDatabase(async ({ db }) => {
      const { groupsService } = await import('#features/auth/index.ts')
      const service = groupsService({ db, clock: () => new Date() })
      const done = await service[revoke ? 'revoke' : 'grant'](email.data, group)
      if (!done) throw new StartError(`No one has signed up with ${email.data} yet.`)
      console.log(said(email.data, done.groups, done.isChanged))
    })
  },
)
