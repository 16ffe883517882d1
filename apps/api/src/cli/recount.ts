import { numberText, plural } from '@soundings/rules/phrases'
import { runCommand, withDatabase } from './command.ts'

const help = `Compares the figures that the database keeps (totals, ranks, species) with a count from scratch.

Usage: npm run -s recount -- [--fix]

  --fix       Correct what differs.
  -h, --help  Show this help.

You can run this while the server is running.
Settings (DATABASE_URL, DATA_DIR …) come from the environment. See docs/configuration.md.
Exit codes: 0 all figures are right (or were corrected), 1 some differ, or the command failed.`

/** So many differences of one kind are listed one by one. */
const maxListed = 20

await runCommand('recount', help, { options: { fix: { type: 'boolean', default: false } } }, ({ values }) =>
  withDatabase(async ({ db }, { NEW_MEMBERS: newMembers }) => {
    const { tallies } = await import('../app/app-features.ts')
    let found = 0
    for (const { name, recount } of tallies) {
      const { differences, total } = await recount(db, { fix: values.fix, limit: maxListed, newMembers })
      found += total
      console.log(
        `${name}: ${total === 0 ? 'right' : plural(total, { one: '# differs', other: '# differ' })}`,
      )
      for (const { what, kept, counted } of differences)
        console.log(`  ${what}: ${numberText(kept)} kept, ${numberText(counted)} counted`)
    }
    if (found === 0) return console.log('All figures are right.')
    if (values.fix) return console.log('Corrected.')
    console.log('To correct them, run: npm run recount -- --fix')
    process.exitCode = 1
  }),
)
