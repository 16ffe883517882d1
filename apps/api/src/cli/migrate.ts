import { readFile } from 'node:fs/promises'
import { plural } from '@soundings/rules/phrases'
import { runCommand, withDatabase } from './command.ts'

const help = `Updates the database to the latest schema.

Usage: npm run migrate

You can run this at any time, even while the server is running. The server also does it whenever it starts.
Settings (DATABASE_URL, DATA_DIR …) come from the environment. See docs/configuration.md.

Exit codes: 0 done, 1 failed.`

const journal = new URL('../db/migrations/meta/_journal.json', import.meta.url)

const readSteps = async (): Promise<string[]> => {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(await readFile(journal, 'utf8'))
  return entries.map(({ tag }) => tag)
}

await runCommand('migrate', help, {}, () =>
  withDatabase(async ({ applied }) => {
    const steps = await readSteps()
    if (applied === 0) return console.log(`The database is up to date (${steps.at(-1)}).`)
    console.log(
      plural(applied, {
        one: 'Applied # migration to the database:',
        other: 'Applied # migrations to the database:',
      }),
    )
    for (const step of steps.slice(-applied)) console.log(`  ${step}`)
  }),
)
