import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { StartError } from '#shared/start-error.ts'
import { eventually } from '#src/testing/eventually.ts'
import { findBinaries } from './binaries.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, openEmbeddedPostgres } from './index.ts'

const isRoot = process.getuid?.() === 0
const folders: string[] = []
const mounts: string[] = []
const opened: EmbeddedPostgres[] = []
/** A folder with a stopped, empty database, to save the time of making one for each test. */
let template = ''

afterEach(async () => {
  for (const db of opened.splice(0).reverse()) await db.stop()
  for (const folder of mounts.splice(0)) execFileSync('umount', ['-l', folder])
  for (const folder of folders.splice(0)) {
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o755)
    // Nothing may be left running, whatever a test did.
    const left = postmasterPid(folder) ?? postmasterPid(join(folder, 'data'))
    if (left && isRunning(left)) process.kill(left, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

beforeAll(async () => {
  const dataFolder = newFolder()
  await (await open({ dataFolder })).stop()
  template = dataFolder
  folders.length = 0
})

afterAll(() => rmSync(template, { recursive: true, force: true }))

describe('a database of its own', () => {
  it('keeps its data from one start to the next, with UTF-8, checksums, fsync and no network', async () => {
    const dataFolder = newFolder()
    const first = await open({ dataFolder })
    await query(first, 'create table notes (text text)')
    await query(first, `insert into notes values ('Brøndby – 東京 ü')`)
    const settings = await query(
      first,
      `select current_setting('data_checksums') checksums, current_setting('fsync') fsync, current_user as user,
        current_setting('listen_addresses') addresses, current_database() db, upper('ü') as upper,
        (select datlocprovider::text || datlocale from pg_database where datname = current_database()) locale`,
    )
    expect(settings).toEqual([
      {
        checksums: 'on',
        fsync: 'on',
        user: 'soundings',
        addresses: '',
        db: 'soundings',
        upper: 'Ü',
        locale: 'bC.UTF-8',
      },
    ])
    const pid = postmasterPid(dataFolder)
    await first.stop()
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false)

    const second = await open({ dataFolder })
    expect(await query(second, 'select text from notes')).toEqual([{ text: 'Brøndby – 東京 ü' }])
    expect(readdirSync(dataFolder).sort()).toEqual(['postgres', 'postgres.log', 'run', 'start.lock'])
  })

  it('lives in folders with spaces, quotes, commas and accents', async () => {
    const db = await open({ dataFolder: join(newFolder(), `my "dives", été+東 %20`, 'data') })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lives in a folder whose path is too long for a socket', async () => {
    const dataFolder = join(newFolder(), 'long-'.repeat(30), 'deep-'.repeat(30))
    const db = await open({ dataFolder })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
    const socketFolder = new URL(db.connectionString).searchParams.get('host') ?? ''
    expect(socketFolder.startsWith(tmpdir())).toBe(true)
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    await db.stop()
    rmSync(socketFolder, { recursive: true })
    symlinkSync(dataFolder, socketFolder)
    onTestFinished(() => rmSync(socketFolder))
    await expect(open({ dataFolder })).rejects.toThrow(/isn’t a folder of yours/)
  })

  it.skipIf(!isRoot)('runs as root in a closed folder of root, whose files stay root’s', async () => {
    const home = mkdtempSync('/root/soundings-test-')
    folders.push(home)
    const db = await open({ dataFolder: join(home, 'data') })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(home, 'data/postgres/PG_VERSION')).uid).toBe(0)
  })

  it.skipIf(!isRoot)('runs as root in an ordinary user’s closed folder as that user', async () => {
    const home = newFolder()
    chownSync(home, 65534, 65534)
    const db = await open({ dataFolder: home })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(home, 'postgres/PG_VERSION')).uid).toBe(65534)
  })

  it.skipIf(!isRoot)('falls back to an unprivileged user where root has no user namespace', async () => {
    const dataFolder = newDatabaseFolder()
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(open({ dataFolder })).rejects.toThrow(
      /unshare[\s\S]*doesn’t run as root[\s\S]*ordinary user[\s\S]*DATABASE_URL/,
    )
    chmodSync(dataFolder, 0o755)
    const db = await open({ dataFolder })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(dataFolder, 'postgres/PG_VERSION')).uid).not.toBe(0)
  })

  it('removes what an interrupted creation left behind', async () => {
    const dataFolder = newDatabaseFolder()
    mkdirSync(join(dataFolder, 'postgres.new-abc/base'), { recursive: true })
    await open({ dataFolder })
    expect(readdirSync(dataFolder)).not.toContain('postgres.new-abc')
  })
})

describe('after a crash', () => {
  it('takes over the server that a killed process left behind, with all acknowledged rows', async () => {
    const dataFolder = newDatabaseFolder()
    const pid = await killWhileWriting(dataFolder)
    expect(isRunning(pid)).toBe(true)
    const acknowledged = lastAcknowledged
    const db = await open({ dataFolder })
    expect(postmasterPid(dataFolder)).toBe(pid)
    expect(await query(db, 'select count(*)::int as n from w where id <= $1', [acknowledged])).toEqual([
      { n: acknowledged },
    ])
    await db.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it('recovers when the server was killed as well, with all acknowledged rows', async () => {
    const dataFolder = newDatabaseFolder()
    const pid = await killWhileWriting(dataFolder)
    const acknowledged = lastAcknowledged
    process.kill(pid, 'SIGKILL')
    const db = await open({ dataFolder })
    expect(postmasterPid(dataFolder)).not.toBe(pid)
    expect(await query(db, 'select count(*)::int as n from w where id <= $1', [acknowledged])).toEqual([
      { n: acknowledged },
    ])
  })

  it('recovers even while a long query of the killed server goes on', async () => {
    const dataFolder = newDatabaseFolder()
    const db = await open({ dataFolder, purpose: 'command' })
    const busy = query(db, 'select count(*) from generate_series(1, 1000000000)').catch(() => {})
    await sleep(300)
    process.kill(postmasterPid(dataFolder) ?? 0, 'SIGKILL')
    const next = await open({ dataFolder })
    expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
    await busy
  })

  it('starts although the server’s number now belongs to another program', async () => {
    const dataFolder = newDatabaseFolder()
    const other = spawn('sleep', ['60'])
    onTestFinished(() => void other.kill())
    for (const pid of [other.pid, 4_000_000]) {
      const run = join(dataFolder, 'run')
      mkdirSync(run, { recursive: true, mode: 0o700 })
      const text = [pid, join(dataFolder, 'postgres'), 1700000000, 5432, run, '', '1 1', 'ready   ', ''].join(
        '\n',
      )
      writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), text)
      writeFileSync(join(run, '.s.PGSQL.5432.lock'), text)
      const db = await open({ dataFolder })
      expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
      await db.stop()
    }
    expect(other.exitCode).toBe(null)
  })

  it('comes back when PostgreSQL is killed under a server', async () => {
    const dataFolder = newDatabaseFolder()
    const db = await open({ dataFolder })
    const pid = postmasterPid(dataFolder) ?? 0
    process.kill(pid, 'SIGKILL')
    await eventually(() => query(db, 'select 1'))
    expect(postmasterPid(dataFolder)).not.toBe(pid)
    await eventually(() => expect(open({ dataFolder })).rejects.toThrow(/already running/))
  })

  it('does not mistake a copied folder’s original for the copy', async () => {
    const dataFolder = newDatabaseFolder()
    const original = await open({ dataFolder })
    await query(original, 'create table marker (id int)')
    const copy = newFolder()
    await query(original, 'checkpoint')
    cpSync(join(dataFolder, 'postgres'), join(copy, 'postgres'), { recursive: true })
    const db = await open({ dataFolder: copy })
    expect(postmasterPid(copy)).not.toBe(postmasterPid(dataFolder))
    await query(db, 'drop table marker')
    expect(await query(original, 'select * from marker')).toEqual([])
  })
})

describe('several processes', () => {
  it('tells a second server who holds the folder, and leaves the first alone', async () => {
    const dataFolder = newDatabaseFolder()
    const first = await open({ dataFolder, describe: 'http://localhost:3000' })
    const error = await open({ dataFolder }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toMatch(
      new RegExp(`pid=${process.pid} http://localhost:3000, since 20\\d\\d-[^]*DATA_DIR`),
    )
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets one of two that start at the same time win', async () => {
    const dataFolder = newFolder()
    const both = await Promise.allSettled([open({ dataFolder }), open({ dataFolder })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(String(refused.reason)).toMatch(/already running/)
    expect(await query(opened[0] as EmbeddedPostgres, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets a command work beside a server and stops nothing under it', async () => {
    const dataFolder = newDatabaseFolder()
    const server = await open({ dataFolder })
    const command = await open({ dataFolder, purpose: 'command' })
    await query(command, 'create table done (id int)')
    await command.stop()
    expect(await query(server, 'select * from done')).toEqual([])
  })

  it('does not stop a server that adopted the command’s PostgreSQL', async () => {
    const dataFolder = newDatabaseFolder()
    const command = await open({ dataFolder, purpose: 'command' })
    const pid = postmasterPid(dataFolder)
    const server = await open({ dataFolder })
    await command.stop()
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(postmasterPid(dataFolder)).toBe(pid)
  })

  it('stops PostgreSQL with the last command, even one that forgot its connections', async () => {
    const dataFolder = newDatabaseFolder()
    const one = await open({ dataFolder, purpose: 'command' })
    const two = await open({ dataFolder, purpose: 'command' })
    const pid = postmasterPid(dataFolder)
    const forgotten = new pg.Client({ connectionString: two.connectionString })
    forgotten.on('error', () => {})
    await forgotten.connect()
    await one.stop()
    expect(isRunning(pid)).toBe(true)
    await two.stop()
    expect(isRunning(pid)).toBe(false)
  })
})

describe('what cannot start says why', () => {
  it('leaves a damaged folder as it is', async () => {
    const dataFolder = newDatabaseFolder()
    const cluster = join(dataFolder, 'postgres')
    truncateSync(join(cluster, 'global/pg_control'), 100)
    const before = listing(cluster)
    const error = await open({ dataFolder }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toMatch(/pg_control[\s\S]*Restore a backup, or move the folder away/)
    // PostgreSQL itself leaves this one when it panics, and copes with it.
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    expect(listing(cluster)).toEqual(before)
  })

  it('stops what it started when PostgreSQL runs but lets nobody in', async () => {
    const dataFolder = newDatabaseFolder()
    const maps = execFileSync('find', [join(dataFolder, 'postgres/base'), '-name', 'pg_filenode.map'])
    for (const map of maps.toString().split('\n').filter(Boolean)) truncateSync(map, 10)
    await expect(open({ dataFolder })).rejects.toThrow(/pg_filenode.map[\s\S]*Restore a backup/)
    expect(existsSync(join(dataFolder, 'postgres/postmaster.pid'))).toBe(false)
  })

  it('refuses a folder of another major version, and one that is no database', async () => {
    const dataFolder = newFolder()
    const cluster = join(dataFolder, 'postgres')
    mkdirSync(cluster)
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
    await expect(open({ dataFolder })).rejects.toThrow(/written by PostgreSQL 15[\s\S]*DATA_DIR/)
    rmSync(join(cluster, 'PG_VERSION'))
    writeFileSync(join(cluster, 'holiday.jpg'), 'x')
    await expect(open({ dataFolder })).rejects.toThrow(/isn’t a complete PostgreSQL database/)
    expect(readdirSync(cluster)).toEqual(['holiday.jpg'])
  })

  it('says where it cannot write, or that a file is in the way', async (context) => {
    const dataFolder = newFolder()
    writeFileSync(join(dataFolder, 'file'), '')
    await expect(open({ dataFolder: join(dataFolder, 'file') })).rejects.toThrow(/is a file[\s\S]*DATA_DIR/)
    await expect(open({ dataFolder: join(dataFolder, 'file', 'data') })).rejects.toThrow(
      /Couldn’t create[\s\S]*DATA_DIR/,
    )
    if (isRoot) mount(context, dataFolder, 'ro,size=1m')
    else chmodSync(dataFolder, 0o555)
    await expect(open({ dataFolder })).rejects.toThrow(/can’t write to[\s\S]*DATA_DIR/)
  })

  it.skipIf(!isRoot)('says that the disk is full, at creation and at a later start', async (context) => {
    const dataFolder = newFolder()
    mount(context, dataFolder, 'size=20m')
    await expect(open({ dataFolder })).rejects.toThrow(
      /not enough disk space: \d+\.\d MB free for [\s\S]*DATA_DIR/,
    )
    expect(readdirSync(dataFolder).filter((name) => name.startsWith('postgres.'))).toEqual([])
    execFileSync('mount', ['-o', 'remount,size=120m', dataFolder])
    await (await open({ dataFolder })).stop()
    execFileSync('sh', ['-c', 'cat /dev/zero > "$1/filler" 2>/dev/null || true', 'sh', dataFolder])
    await expect(open({ dataFolder })).rejects.toThrow(/not enough disk space: 0\.0 MB/)
    rmSync(join(dataFolder, 'filler'))
    const db = await open({ dataFolder })
    expect(await query(db, 'select 1 as one')).toEqual([{ one: 1 }])
    await db.stop()
  })

  it.runIf(process.platform === 'linux').each([
    ['/proc/soundings', /(Couldn’t create|can’t write to)[\s\S]*DATA_DIR/],
    ['/proc/soundings/a/b', /(Couldn’t create|can’t write to)[\s\S]*DATA_DIR/],
    ['/sys/soundings', /can’t write to[\s\S]*DATA_DIR/],
    ['/dev/null/soundings', /Couldn’t create[\s\S]*DATA_DIR/],
    ['/proc', /DATA_DIR/],
  ])('stops at once where nobody can make a folder: %s', async (dataFolder, advice) => {
    const httpError = open({ dataFolder })
    await expect(httpError).rejects.toThrow(StartError)
    await expect(httpError).rejects.toThrow(advice)
  })

  it('says that a link leads nowhere', async () => {
    const link = join(newFolder(), 'link')
    symlinkSync('/nowhere/at/all', link)
    await expect(open({ dataFolder: link })).rejects.toThrow(/Couldn’t create[\s\S]*DATA_DIR/)
  })

  it('names the way out on a platform without binaries', () => {
    expect(() => findBinaries('aix', 'ppc')).toThrow(/DATABASE_URL/)
  })
})

const newFolder = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'soundings-test-')))
  folders.push(folder)
  return folder
}

const newDatabaseFolder = () => {
  const folder = newFolder()
  cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true })
  return folder
}

const open = async (options: Partial<EmbeddedPostgresOptions> & { dataFolder: string }) => {
  const db = await openEmbeddedPostgres({ purpose: 'serve', ...options })
  opened.push(db)
  return db
}

const query = async ({ connectionString }: EmbeddedPostgres, sql: string, values: unknown[] = []) => {
  const pool = new pg.Pool({ connectionString })
  try {
    return (await pool.query(sql, values)).rows
  } finally {
    await pool.end()
  }
}

const postmasterPid = (dataFolder: string) => {
  const path = join(dataFolder, 'postgres/postmaster.pid')
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : undefined
}

/** Whether that PostgreSQL runs; one that nobody has collected after its end (a zombie) does not. */
const isRunning = (pid = 0) => {
  try {
    return /^[^Z].*postgres/.test(execFileSync('ps', ['-p', String(pid), '-o', 'stat=,comm=']).toString())
  } catch {
    return false
  }
}

const listing = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${name} ${statSync(join(folder, String(name))).size}`)
    .sort()

let lastAcknowledged = 0

/**
 * Opens the folder in another process, kills that in the middle of its writes, and answers with the server's
 * pid.
 */
const killWhileWriting = async (dataFolder: string) => {
  const script = `
    const [module, dataFolder] = process.argv.slice(1)
    const { openEmbeddedPostgres } = await import(module)
    const { default: pg } = await import('pg')
    const db = await openEmbeddedPostgres({ dataFolder, purpose: 'serve' })
    const pool = new pg.Pool({ connectionString: db.connectionString })
    await pool.query('create table w (id int primary key)')
    for (let id = 1; ; id++) {
      await pool.query('insert into w values ($1)', [id])
      console.log(id)
    }`
  const module = new URL('./index.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', script, module, dataFolder]
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    lastAcknowledged = Number(line)
    if (lastAcknowledged === 200) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(lastAcknowledged).toBeGreaterThanOrEqual(200)
  await sleep(10)
  return postmasterPid(dataFolder) ?? 0
}

const mount = (context: { skip: (reason: string) => never }, folder: string, options: string) => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    context.skip('mounting is not allowed here')
  }
  mounts.push(folder)
}
