// `npm run check`: format, lint, types, rooms, dead code and unit tests. With --changed, only what the files that differ
// from the last commit can have broken, in some seconds.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './bootstrap.mjs'
import { readable, runLanes } from './steps.mjs'

const script = (name) => ({ name, program: 'npm', args: ['run', '-s', name] })
const everything = [
  [script('lint'), script('types'), script('rooms'), script('dead')],
  [{ ...script('unit'), name: 'unit tests' }],
]

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that were written since the last commit, and are there. */
const changedFiles = () =>
  [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(join(root, file)),
  )

/** The folder of each project with its own types, and the packages of ours that it stands on. */
const projects = () =>
  globSync('{packages,apps}/*/tsconfig.json', { cwd: root })
    .concat(
      'apps/web/src/service-worker/tsconfig.json',
      'e2e/tsconfig.json',
      'bench/tsconfig.json',
      'bench/src/pages/tsconfig.json',
      'tools/questions/tsconfig.json',
    )
    .map((file) => {
      const folder = dirname(file)
      const described = join(root, folder, 'package.json')
      const known = existsSync(described) ? JSON.parse(readFileSync(described, 'utf8')) : {}
      const uses = Object.keys({ ...known.dependencies, ...known.devDependencies })
      return {
        folder,
        stands: uses
          .filter((name) => name.startsWith('@soundings/'))
          .map((name) => name.replace('@soundings', 'packages')),
      }
    })

const isIn = (folder) => (file) => file.startsWith(`${folder}/`)
const isSource = (file) => /[.](tsx?|mjs|js|json|css|html)$/.test(file)

/** Remembers what it knew, so that only what changed is looked at. */
const typesOf = ({ folder }) => ({
  name: `types of ${folder}`,
  program: 'tsc',
  args: [
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${folder.replaceAll('/', '-')}.json`,
  ],
})

/** The tests of the API that were changed, or that stand beside something that was. */
const apiTests = (changed) => {
  const folders = new Set(changed.filter(isIn('apps/api/src')).map(dirname))
  return [...folders].flatMap((folder) => globSync(`${folder}/*.test.ts`, { cwd: root }))
}

const touched = () => {
  const changed = changedFiles().filter(isSource)
  if (changed.length === 0) return []
  const typed = projects().filter(({ folder, stands }) =>
    [folder, ...stands].some((each) => changed.some(isIn(each))),
  )
  const api = apiTests(changed)
  const unit = ['run', '--changed', '--passWithNoTests', '--project', '!@soundings/api']
  return [
    [
      {
        name: 'format and lint',
        program: 'biome',
        args: ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed],
      },
      ...typed.map(typesOf),
      script('rooms'),
    ],
    [
      { name: 'unit tests of what changed', program: 'vitest', args: unit },
      ...(api.length > 0
        ? [
            {
              name: 'API tests beside what changed',
              program: 'vitest',
              args: ['run', '--project', '@soundings/api', ...api],
            },
          ]
        : []),
    ],
  ]
}

const begun = Date.now()
const outcomes = await runLanes(process.argv.includes('--changed') ? touched() : everything)
const failed = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)
const time = readable(Date.now() - begun)
console.log(
  failed.length === 0 ? `\nEverything passed in ${time}.` : `\nFailed after ${time}: ${failed.join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
