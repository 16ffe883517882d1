// `npm run new -- sightings`: writes the skeleton of a feature, from its contract to its page, and its migration.
import { join } from 'node:path'
import { giveUp, root, run } from './bootstrap.mjs'
import { objectionTo, writeFeature } from './new-feature.mjs'

const [name] = process.argv.slice(2)
if (!name) giveUp('Add the name of the feature, for example: npm run new -- sightings')
const objection = objectionTo(root, name)
if (objection) giveUp(objection)

const { written, changed } = writeFeature(root, name)
const isMigrated = run('drizzle-kit', ['generate', '--name', name], { cwd: join(root, 'apps/api') }) === 0
if (!isMigrated) giveUp('Couldn’t write the migration. See the messages above.')
run('biome', [
  'check',
  '--write',
  '--log-level=error',
  ...written,
  ...changed,
  'apps/api/src/db/migrations/meta',
])

console.log(`\nCreated:\n${written.map((file) => `  ${file}`).join('\n')}`)
console.log(`Added one line to:\n${changed.map((file) => `  ${file}`).join('\n')}`)
console.log(`
Next: add the columns you need to the table, run npm run check, and open /${name}.
See CONTRIBUTING.md for what else a feature can include.`)
