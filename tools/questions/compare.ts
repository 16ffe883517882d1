// `npm run compare -- v1.2 [FILE]`: asks this tree and another commit the same questions, and prints those that they understand
// differently. Without a file, all labelled sentences; a file has one question a line.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesIn, linesIn } from './lessons.ts'

const here = join(import.meta.dirname, '../..')
const [commit, file] = process.argv.slice(2)
if (!commit) {
  console.error('Say which commit to compare with, for example: npm run compare -- main')
  process.exit(1)
}

/** A labelled sentence without its labels. */
const plain = (line: string) => line.replace(/^[-+<>!] /, '').replaceAll(/\{[-+~]([^{}]+)\}/g, '$1')

const labelled = () =>
  ['wanted', 'depths', 'accidents', 'errands', 'places', 'wishes'].flatMap((folder) =>
    filesIn(folder).flatMap(linesIn).map(plain),
  )
const questions = [...new Set(file ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : labelled())]

/** The tree of a commit, with what is installed here and its own packages. */
const checkOut = (tree: string) => {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], {
    cwd: here,
    stdio: 'inherit',
  })
  const [installed, own] = [join(here, 'node_modules'), join(tree, 'node_modules')]
  mkdirSync(join(own, '@soundings'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@soundings') symlinkSync(join(installed, name), join(own, name))
  for (const name of readdirSync(join(tree, 'packages')))
    symlinkSync(join(tree, 'packages', name), join(own, '@soundings', name))
}

const understoodBy = (tree: string): string[] =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'understood.ts'), tree], {
    input: questions.join('\n'),
    maxBuffer: 1 << 28,
  })
    .toString()
    .split('\n')

const folder = mkdtempSync(join(tmpdir(), 'soundings-compare-'))
const tree = join(folder, 'tree')
try {
  checkOut(tree)
} catch {
  rmSync(folder, { recursive: true })
  console.error(`There is no commit ${commit} to compare with.`)
  process.exit(1)
}
try {
  const [before, after] = [understoodBy(tree), understoodBy(here)]
  const changed = questions.flatMap((question, at) =>
    before[at] === after[at] ? [] : [`${question}\n  before: ${before[at]}\n  now:    ${after[at]}\n`],
  )
  for (const each of changed) console.log(each)
  console.log(`${changed.length} of ${questions.length} questions are understood differently.`)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: here })
  rmSync(folder, { recursive: true })
}
