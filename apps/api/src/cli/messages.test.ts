import { describe, expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { testCommands } from '#src/testing/commands.ts'
import { eventually } from '#src/testing/eventually.ts'

const { app, connectionString } = await testApp()

const { run, runAlone } = testCommands({ DATABASE_URL: connectionString })
const messages = (...given: string[]) => run('messages', ...given)

const onPages = async (): Promise<{ value: string; cancellable: boolean }[]> =>
  (await app.inject('/api/configuration/messages')).json()

test('messages are added, listed, removed and cleared while the server runs', async () => {
  expect((await runAlone('messages', 'list')).out).toBe('There are no messages.')
  const { code, out } = await messages('add', '  Compressor out of order  ')
  expect([code, out]).toEqual([0, expect.stringMatching(/^Added message [0-9a-f-]{36}\.$/)])
  const id = out.slice(14, 50)
  expect((await messages('add', 'Closed for winter', '--fixed')).code).toBe(0)

  await eventually(async () =>
    expect(await onPages()).toMatchObject([
      { value: 'Closed for winter', cancellable: false },
      { value: 'Compressor out of order', cancellable: true },
    ]),
  )
  const [first, second] = (await messages('list')).out.split('\n')
  expect(first).toMatch(/^[0-9a-f-]{36} {2}fixed {8}Closed for winter$/)
  expect(second).toBe(`${id}  dismissible  Compressor out of order`)

  expect((await messages('remove', id)).out).toBe(`Removed message ${id}.`)
  await eventually(async () => expect(await onPages()).toHaveLength(1))
  expect((await messages('remove', id)).err).toBe(
    `There is no message with the id ${id}. To see all messages, run: npm run messages -- list`,
  )
  expect((await messages('clear')).out).toBe('Removed 1 message.')
  expect((await messages('clear')).out).toBe('There were no messages.')
  await eventually(async () => expect(await onPages()).toEqual([]))
})

test('the command explains itself', async () => {
  const { code, out, err } = await messages('--help')
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Usage: npm run messages -- list')
  expect(out).toContain('Exit codes: 0 ')
})

describe('a mistake is answered in words', () => {
  test.each([
    ['nothing to do', [], 'Choose what to do: list, add, remove or clear.'],
    ['something unknown to do', ['toString'], 'Choose what to do: list, add, remove or clear.'],
    ['no text', ['add'], 'Enter one message, in quotation marks.'],
    ['a text without quotation marks', ['add', 'Closed', 'today'], 'Enter one message, in quotation marks.'],
    ['an empty text', ['add', '  '], 'This message can’t be used: Enter a message.'],
    [
      'a text that is too long',
      ['add', 'x'.repeat(501)],
      'This message can’t be used: Must be 500 characters or less.',
    ],
    ['an id that is none', ['remove', '42'], 'There is no message with the id 42.'],
    ['--fixed where nothing is added', ['clear', '--fixed'], '--fixed only works with add.'],
    ['more than list needs', ['list', 'all'], 'list doesn’t take anything else.'],
    ['an unknown option', ['add', 'Hello', '--loud'], "Unknown option '--loud'."],
  ])('%s', async (_, given, words) => {
    const { code, out, err } = await messages(...given)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(words)
    expect(err).not.toMatch(/\n {4}at /)
  })
})
