import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testCommands } from '#src/testing/commands.ts'
import { testDatabase } from '#src/testing/database.ts'

const { connectionString } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'soundings-cli-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const header = 'siteName,description,location.coordinates.lat,location.coordinates.lng'

const { run, runAlone } = testCommands({ DATABASE_URL: connectionString, INIT_CWD: folder })

describe.each(['import', 'seed', 'migrate'])('npm run %s', (command) => {
  test('explains itself', async () => {
    const { code, out, err } = await run(command, '--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Usage: npm run ${command}`)
    expect(out).toContain('Exit codes: 0 ')
  })

  test('answers a wrong option in words', async () => {
    const { code, out, err } = await run(command, '--bogus')
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(`Unknown option '--bogus'.\nFor help, run: npm run ${command} -- --help`)
  })
})

test('migrate says that there is nothing to do', async () => {
  const { code, out } = await runAlone('migrate')
  expect([code, out]).toEqual([0, expect.stringMatching(/^The database is up to date \(\d{4}_/)])
})

test('seed adds the starter sites once', async () => {
  expect((await runAlone('seed')).out).toMatch(/^Added \d+ starter sites\.$/)
  expect((await run('seed')).out).toMatch(/^All \d+ starter sites are already here\.$/)
})

describe('import', () => {
  const put = async (name: string, text: string | Uint8Array) => writeFile(join(folder, name), text)

  test('reads a file beside the person and tells what it did', async () => {
    await put('club.csv', `${header}\nBarge,b,20,20\n`)
    const { code, out, err } = await runAlone('import', 'club.csv', '--source', 'club')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^club\.csv: 1 row of CSV read in .*\n {2}created +1\n/)
    expect((await run('import', 'club.csv', '--source', 'club')).out).toMatch(/unchanged +1$/m)
  })

  test('leaves out rows with errors, or ends with exit code 1 when it shall be all or nothing', async () => {
    await put('bad.csv', `${header}\nBarge,,20,20\n`)
    const { code, out } = await runAlone('import', 'bad.csv', '--source', 'club', '--all-or-nothing')
    expect(code).toBe(1)
    expect(out).toContain('row 2, description: Description is required\n\nNothing was written')
    expect((await run('import', 'bad.csv', '--source', 'club')).code).toBe(0)
  })

  test.each([
    ['no file', [], 'Choose one file to import.'],
    ['two files', ['a', 'b'], 'Choose one file to import.'],
    ['a file that is not there', ['nowhere.csv'], 'Couldn’t find the file nowhere.csv.'],
    ['a folder', ['.'], '. is a folder. Choose a file instead.'],
    ['an unknown status', ['club.csv', '--status', 'rejected'], '--status must be approved or pending'],
    ['a list that is no number', ['club.csv', '--list', 'all'], '--list must be a whole number'],
    ['data of nobody', ['club.csv'], 'Add --source NAME. Nothing was written.'],
    ['data of Soundings', ['club.csv', '--source', 'soundings'], 'Use another source name.'],
    [
      'a file cut short',
      ['cut.json', '--source', 'x'],
      'Couldn’t read cut.json. Line 2, column 4: The JSON ends too early',
    ],
  ])('refuses %s in words', async (_what, given, message) => {
    await put('club.csv', `${header}\nBarge,b,20,20\n`)
    await put('cut.json', '{"type":"FeatureCollection","features":[\n{"a')
    const { code, out, err } = await run('import', ...given)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(message)
    expect(err).not.toMatch(/\n {4}at /)
  })

  test.skipIf(process.getuid?.() === 0)('refuses a file that may not be read', async () => {
    await put('secret.csv', '')
    await chmod(join(folder, 'secret.csv'), 0)
    expect((await run('import', 'secret.csv')).err).toContain('You don’t have permission to read secret.csv')
  })
})
