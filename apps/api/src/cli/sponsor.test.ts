import { expect, test } from 'vitest'
import { testApp } from '#src/testing/app.ts'
import { testCommands } from '#src/testing/commands.ts'
import { addSite } from '#src/testing/sites.ts'

const { app, deps, connectionString } = await testApp()

const { run, runAlone } = testCommands({ DATABASE_URL: connectionString })
const sponsor = (...given: string[]) => run('sponsor', ...given)

const shown = async (id: string) => (await app.inject(`/api/sites/${id}`)).json().sponsor

test('a sponsor is named and taken off while the server runs', async () => {
  const id = await addSite(deps.db, { siteName: 'Jackson Reef' })
  const named = await runAlone('sponsor', id, '--by', 'Reef Radio', '--url', 'https://example.org/')
  expect(named).toEqual({ code: 0, out: 'Done: Jackson Reef is sponsored by Reef Radio.', err: '' })
  await expect
    .poll(() => shown(id))
    .toEqual({ sponsoredBy: 'Reef Radio', sponsorURL: 'https://example.org/', logoURL: null })
  expect((await sponsor(id, '--remove')).out).toBe('Done: Jackson Reef has no sponsor now.')
  await expect.poll(() => shown(id)).toBeNull()
})

test('it explains itself, and answers what is wrong in words', async () => {
  const help = await sponsor('--help')
  expect([help.code, help.err]).toEqual([0, ''])
  expect(help.out).toContain('Usage: npm run -s sponsor --')

  const id = await addSite(deps.db)
  const unknown = '0191d8a0-0000-7000-8000-000000000000'
  const either = 'Add either --by or --remove.'
  for (const [given, said] of [
    [[], 'Enter one site id.'],
    [['reef', '--by', 'x'], 'reef isn’t the id of a site.'],
    [[id], either],
    [[id, '--by', 'x', '--remove'], either],
    [[id, '--url', 'https://example.org/', '--remove'], either],
    [[id, unknown, '--by', 'x'], 'Enter one site id.'],
    [[id, '--by', 'x', '--url', 'javascript:alert(1)'], '--url: Must be a web address'],
    [[id, '--by', 'x', '--logo', 'logo.png'], '--logo: Must be a web address'],
    [[unknown, '--by', 'x'], `There is no site with the id ${unknown}.`],
  ] as const) {
    const { code, err } = await sponsor(...given)
    expect([code, err]).toEqual([1, expect.stringContaining(said)])
  }
  expect(await shown(id)).toBeNull()
})
