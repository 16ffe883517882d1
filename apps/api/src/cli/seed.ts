import { readStarterSites, sitesIntake } from '#features/sites/index.ts'
import { runCommand, withGround } from './command.ts'

const help = `Adds the starter sites that are not in the database yet.

Usage: npm run seed

Sites that are there already stay as they are. A new server does this by itself at its first start (SEED=true).
Settings (DATABASE_URL, DATA_DIR …) are read from the environment; see docs/configuration.md.

Exit codes: 0 done, 1 failed.`

await runCommand('seed', help, {}, () =>
  withGround(async ({ db }) => {
    const starters = await readStarterSites()
    const added = await sitesIntake({ db, clock: () => new Date() }).addMissing(starters, 'approved')
    const rest = starters.length - added
    console.log(
      added === 0
        ? `All ${rest} starter sites were there already.`
        : `Added ${added} starter sites${rest > 0 ? `; ${rest} were there already` : ''}.`,
    )
  }),
)
