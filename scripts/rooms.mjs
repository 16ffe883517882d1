// `npm run rooms`: holds the imports against .dependency-cruiser.cjs; with --canary, breaks every rule once to see it answer.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { giveUp, root } from './bootstrap.mjs'

const places = ['packages', 'apps']

const featureOf = (path) => /^apps\/[^/]+\/src\/features\/[^/]+/.exec(path)?.[0]

/** Features that lead back to themselves over others; tests may look at whatever they need. */
const ringsOf = (modules) => {
  const known = new Map()
  for (const { source, dependencies } of modules) {
    const feature = featureOf(source)
    if (!feature || /[.](test|build)[.]tsx?$/.test(source)) continue
    const others = known.get(feature) ?? new Set()
    for (const { resolved } of dependencies) {
      const other = featureOf(resolved)
      if (other && other !== feature) others.add(other)
    }
    known.set(feature, others)
  }
  const reaches = (from, to, seen = new Set()) =>
    [...(known.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    )
  return [...known]
    .flatMap(([from, others]) =>
      [...others].map((to) => ({ rule: { name: 'features-flow-one-way' }, from, to })),
    )
    .filter(({ from, to }) => reaches(to, from))
}

/** Cruises a copy or the project itself; answers how many modules it read and which rules were broken. */
const cruise = (folder) => {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...places]
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] }
  let output
  try {
    output = execFileSync(join(root, 'node_modules/.bin/depcruise'), args, options)
  } catch (error) {
    output = error.stdout
  }
  const { summary, modules } = JSON.parse(output)
  const own = modules.filter(({ source }) => /^(apps|packages)\/.*[.]tsx?$/.test(source))
  return { modules: own.length, violations: [...summary.violations, ...ringsOf(own)] }
}

const check = () => {
  const { modules, violations } = cruise(root)
  if (modules < 50) giveUp(`Only ${modules} modules were read, so the check isn’t seeing the sources.`)
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
  if (violations.length > 0)
    giveUp(`${violations.length} imports break the architecture’s rules. See docs/architecture.md.`)
  console.log(`All imports of ${modules} modules follow the architecture’s rules.`)
}

/** Rule, file to write, and the line in it that must break the rule. */
const sins = [
  ['no-cycles', 'packages/rules/src/canary-a.ts', "import './canary-b.ts'"],
  ['every-import-resolves', 'apps/web/src/app/canary.ts', "import '@soundings/nothing'"],
  ['contract-knows-only-zod', 'packages/contract/src/canary.ts', "import 'node:fs'"],
  [
    'rules-know-only-the-contract',
    'packages/rules/src/canary.ts',
    "import '../../../apps/api/src/db/client.ts'",
  ],
  ['clusters-know-only-two-libraries', 'packages/clusters/src/canary.ts', "import 'zod'"],
  ['language-knows-contract-and-rules', 'packages/language/src/canary.ts', "import 'node:fs'"],
  ['only-apps-know-clusters', 'packages/rules/src/canary.ts', "import '@soundings/clusters/tile-source'"],
  ['the-two-apps-never-meet', 'apps/web/src/shared/canary.ts', "import '../../../api/src/db/client.ts'"],
  [
    'enter-features-by-their-public-api',
    'apps/web/src/app/canary.ts',
    "import '#features/sites/sites.queries.ts'",
  ],
  [
    'features-meet-by-their-public-api',
    'apps/api/src/features/map/canary.ts',
    "import '#features/sites/sites.service.ts'",
  ],
  ['only-repos-speak-sql', 'apps/api/src/features/sites/canary.service.ts', "import '#db/schema/sites.ts'"],
  ['only-routes-speak-http', 'apps/api/src/features/sites/canary.service.ts', "import '#http/serve.ts'"],
  ['repos-do-not-decide', 'apps/api/src/features/sites/canary.repo.ts', "import '@soundings/rules/sites'"],
  [
    'only-startup-picks-adapters',
    'apps/api/src/features/sites/canary.service.ts',
    "import '#adapters/postgres-embedded/index.ts'",
  ],
  ['tests-stay-tests', 'apps/api/src/features/sites/canary.ts', "import '#src/testing/database.ts'"],
  ['shared-knows-no-features', 'apps/web/src/shared/canary.ts', "import '#features/sites/index.ts'"],
  ['features-below-app', 'apps/api/src/features/sites/canary.ts', "import '#src/app/app.ts'"],
  ['only-queries-call-the-api', 'apps/web/src/features/sites/canary.ts', "import '#shared/api/client.ts'"],
  [
    'the-browser-reads-no-questions',
    'apps/web/src/app/canary.ts',
    "import '@soundings/language/understanding'",
  ],
  ['views-are-pure', 'apps/web/src/features/sites/canary.view.ts', "import './sites.queries.ts'"],
  ['features-flow-one-way', 'apps/api/src/features/sites/canary.ts', "import '#features/map/index.ts'"],
]

/** The project's dependencies for a copy, with the workspaces' names leading into the copy itself. */
const linkModules = (copy) => {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@soundings'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@soundings') symlinkSync(join(from, name), join(to, name))
  for (const name of ['contract', 'rules', 'language', 'clusters'])
    symlinkSync(join(copy, 'packages', name), join(to, '@soundings', name))
}

const canary = () => {
  const copy = mkdtempSync(join(tmpdir(), 'soundings-rooms-'))
  const skip = /node_modules|\/dist|\/public|\/starter|\/migrations/
  for (const place of places)
    cpSync(join(root, place), join(copy, place), {
      recursive: true,
      filter: (path) => !skip.test(path.slice(root.length)),
    })
  for (const file of ['.dependency-cruiser.cjs', 'package.json']) cpSync(join(root, file), join(copy, file))
  linkModules(copy)
  writeFileSync(join(copy, 'packages/rules/src/canary-b.ts'), "import './canary-a.ts'\n")

  const missed = sins.filter(([rule, file, line]) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${line}\n`)
    const answered = cruise(copy).violations.some((violation) => violation.rule.name === rule)
    rmSync(join(copy, file))
    return !answered
  })
  rmSync(copy, { recursive: true, force: true })
  if (missed.length > 0)
    giveUp(`Breaking these rules wasn’t noticed: ${missed.map(([rule]) => rule).join(', ')}`)
  console.log(`Breaking each of the ${sins.length} rules was noticed.`)
}

check()
if (process.argv.includes('--canary')) canary()
