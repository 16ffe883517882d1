import { readFile } from 'node:fs/promises'
import { runCommand, withGround } from './command.ts'

const help = `Brings the database to the newest schema.

Usage: npm run migrate

It is safe to run at any time, also while the server runs; the server does the same when it starts.
Settings (DATABASE_URL, DATA_DIR …) are read from the environment; see docs/configuration.md.

Exit codes: 0 done, 1 failed.`

const journal = new URL('../db/migrations/meta/_journal.json', import.meta.url)

const readSteps = async (): Promise<string[]> => {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(await readFile(journal, 'utf8'))
  return entries.map(({ tag }) => tag)
}

await runCommand('migrate', help, {}, () =>
  withGround(async ({ applied }) => {
    const steps = await readSteps()
    if (applied === 0) return console.log(`The database is up to date (${steps.at(-1)}).`)
    console.log(`Applied ${applied} of ${steps.length} steps:`)
    for (const step of steps.slice(-applied)) console.log(`  ${step}`)
  }),
)
