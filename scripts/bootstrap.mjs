// What every script needs before anything is installed: plain JavaScript, no dependency, Node 20.19 or newer.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.soundings-installed')
const onWindows = process.platform === 'win32'

/**
 * The environment in which `node` is the pinned one and every installed tool is on the path. What Node makes of a source
 * is kept: servers and commands start in two thirds of the time.
 */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
}

/** Ends the script with a sentence for a person. */
export const giveUp = (message) => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  giveUp(
    `Soundings needs Node 20.19 or newer, but this is ${process.versions.node}. Download a newer version from https://nodejs.org.`,
  )
}

/** Runs a program to its end and answers its exit code. */
export const run = (program, args, options = {}) => {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: onWindows,
    ...options,
  })
  if (error) giveUp(`Couldn’t run ${program}: ${error.message}`)
  return status ?? 1
}

/** Installs the packages when they are missing or the lock file changed since. */
export const install = () => {
  checkNode()
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages…')
  // Not `npm ci`: a lock file made on one system may lack the optional programs of another, which `ci` refuses.
  if (run('npm', ['install', '--no-save', '--loglevel=error']) !== 0)
    giveUp('Couldn’t install the packages. Check your connection and run the command again.')
  writeFileSync(stamp, lock)
}

const newest = (path) => {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const webSources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages',
]

/** Builds the web app when a source is newer than the last build. */
export const build = () => {
  const built = join(root, 'apps/web/dist/index.html')
  const since = Math.max(...[...webSources, 'package-lock.json'].map((path) => newest(join(root, path))))
  if (existsSync(built) && statSync(built).mtimeMs > since) return
  console.log('Building the web app…')
  if (run('npm', ['run', '--silent', 'build']) !== 0)
    giveUp('Couldn’t build the web app. See the messages above.')
}

/** Starts a program that runs beside us, and hands our signals on to it. Answers its exit code. */
export const runBeside = (program, args) => {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment, shell: onWindows })
  const pass = (signal) => child.kill(signal)
  process.on('SIGTERM', pass)
  // Ctrl-C reaches the child by itself: the terminal sends it to the whole group.
  process.on('SIGINT', () => {})
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))
}
