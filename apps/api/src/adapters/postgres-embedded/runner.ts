import { type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { StartError } from '#shared/start-error.ts'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'

/** As whom PostgreSQL runs: `wrap` goes before its command; `owner` is the user its files must belong to. */
export type Runner = { label: string; wrap: string[]; owner?: Owner; version: string }
type Owner = { uid: number; gid: number }
type Candidate = Omit<Runner, 'version'>

/**
 * Finds a user PostgreSQL agrees to run as and who can reach its programs and the data; StartError if there
 * is none.
 */
export const chooseRunner = async (binaries: Binaries, place: Place): Promise<Runner> => {
  const refusals: string[] = []
  for (const candidate of await candidatesFor(place)) {
    const probe = await probeAs(candidate, binaries, place)
    if (probe.version) return { ...candidate, version: probe.version }
    refusals.push(`  ${candidate.label}: ${probe.httpError}`)
  }
  throw cannotRun(refusals)
}

const cannotRun = (refusals: string[]) => {
  const isBroken = refusals.some((httpError) => /shared librar|sh: .*not found|Exec format/.test(httpError))
  const advice = isBroken
    ? 'Its programs don’t work on this machine. In case they weren’t fully installed, run npm rebuild.'
    : isRoot()
      ? 'PostgreSQL doesn’t run as root. Run Soundings as an ordinary user.'
      : 'Make these folders readable for this user.'
  return new StartError(
    `The bundled PostgreSQL can’t run here. Tried:\n${refusals.join('\n')}\n` +
      `${advice} Or set DATABASE_URL to a PostgreSQL server.`,
  )
}

/**
 * Starts one of PostgreSQL's programs as that user, in English, unmoved by PG* variables meant for other
 * servers.
 */
export const spawnAs = (runner: Candidate, program: string, args: string[], options: SpawnOptions) => {
  const [file = program, ...rest] = [...runner.wrap, program, ...args]
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  const env = { ...Object.fromEntries(kept), LC_ALL: 'C' }
  // Root cannot hand its own uid over: in the user namespace the owner is root, and spawning stays as it is.
  const user = isRoot() && runner.owner?.uid ? runner.owner : {}
  return spawn(file, rest, { cwd: '/', env, windowsHide: true, ...user, ...options })
}

/**
 * Runs a program to its end and collects what it says; `code` is null where it could not be started at all.
 */
export const runAs = (runner: Candidate, program: string, args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawnAs(runner, program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', (error) => resolve({ code: null, output: `${child.spawnfile}: ${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })

export const isRoot = () => process.getuid?.() === 0

const candidatesFor = async (place: Place): Promise<Candidate[]> => {
  if (process.platform === 'win32') return [{ label: 'this user', wrap: [] }]
  if (!isRoot()) return [hasName() ? { label: 'as this user', wrap: [] } : inUserNamespace()]
  const owner = await ownerOf(place.cluster)
  const users = [...(await ownersAbove(place.dataFolder)), passwdEntry('postgres'), passwdEntry('nobody')]
  const [first, ...others] = [owner, ...users].map((user) => (user?.uid ? asUser(user) : null))
  // A cluster that already belongs to somebody stays theirs; otherwise files stay root's where that is
  // possible.
  return [first, inUserNamespace({ uid: 0, gid: 0 }), ...others].filter((candidate) => candidate != null)
}

const asUser = (owner: Owner): Candidate => ({ label: `as the user with uid ${owner.uid}`, wrap: [], owner })

/**
 * A user namespace in which we bear an ordinary user's number: PostgreSQL sees no root, and the files stay
 * ours. initdb wants the number to have a name, so it is one from /etc/passwd and not an invented one.
 */
const inUserNamespace = (owner?: Owner): Candidate => {
  const { uid, gid } = passwdEntry('nobody') ?? passwdEntry() ?? { uid: 65534, gid: 65534 }
  const wrap = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`, '--']
  return { label: 'in a user namespace (unshare of util-linux)', wrap, ...(owner && { owner }) }
}

const probeAs = async (candidate: Candidate, { postgres }: Binaries, { dataFolder }: Place) => {
  const shell = ['-c', 'cd -- "$1" && exec "$0" --version', postgres, dataFolder]
  const { code, output } = await (process.platform === 'win32'
    ? runAs(candidate, postgres, ['--version'])
    : runAs(candidate, '/bin/sh', shell))
  const version = code === 0 ? /\d+(\.\d+)?/.exec(output)?.[0] : undefined
  return version ? { version } : { httpError: output.trim() || 'no reason was given' }
}

/** Who owns the folder and those around it: in a user's closed home, only that user reaches it. */
const ownersAbove = async (folder: string): Promise<Owner[]> => {
  const owner = await ownerOf(folder)
  const above = dirname(folder) === folder ? [] : await ownersAbove(dirname(folder))
  return owner && owner.uid !== above[0]?.uid ? [owner, ...above] : above
}

const ownerOf = (path: string): Promise<Owner | null> =>
  stat(path).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => null,
  )

/** The named user of /etc/passwd, or without a name the first who is not root. */
const passwdEntry = (name?: string): Owner | null => {
  const users = readPasswd().map((line) => line.split(':'))
  const found = users.find(([login, , uid]) => (name ? login === name : Number(uid) > 0))
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : null
}

const readPasswd = () => {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

const hasName = () => {
  try {
    return Boolean(userInfo().username)
  } catch {
    return false
  }
}
