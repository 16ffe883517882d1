import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { afterAll, expect, it } from 'vitest'
import { projectRoot } from '#config/project.ts'
import { testApp } from '#src/testing/app.ts'
import { addPerson } from '#src/testing/people.ts'
import { addSite } from '#src/testing/sites.ts'

/** What somebody writes who has nothing but the client; where it knows a type wrongly, this does not compile. */
const program = `
import { type NewSite, type Site, siteEditingCreate, sitesGet } from './client.ts'

export const read = async (baseUrl: string, siteId: string): Promise<string> => {
  const answer = await sitesGet(siteId, { baseUrl })
  if (answer.status !== 200) return \`\${answer.status}: \${answer.data.message}\`
  const site: Site = answer.data
  const depth: number | null = site.maxDepth
  // @ts-expect-error A site has no such field.
  const unknown = site.altitude
  return \`\${site.siteName}, \${depth} m, \${site.aliases.length + (unknown ?? 0)}\`
}

export const add = async (baseUrl: string, headers: Record<string, string>, site: NewSite) => {
  const answer = await siteEditingCreate(site, { baseUrl, headers })
  return answer.status === 201 ? answer.data.id : answer.status
}

// @ts-expect-error A site has a place.
export const nowhere: NewSite = { key: '', siteName: '', country: '', region: '', description: '' }
`
type Program = {
  read: (baseUrl: string, siteId: string) => Promise<string>
  add: (baseUrl: string, headers: Record<string, string>, site: object) => Promise<string | number>
}

const { app, deps } = await testApp()
const modules = join(projectRoot, 'node_modules')
// Where the client finds its library; Git and the checks do not look there.
const folder = await mkdtemp(join(modules, '.client-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const compile = async (): Promise<Program> => {
  const document = join(folder, 'openapi.json')
  await writeFile(document, (await app.inject('/api/openapi.json')).body)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'client.ts'), await generateSource(document))
  await writeFile(join(folder, 'program.ts'), program)
  await mkdir(join(folder, 'out'))
  const options = ['--strict', '--module', 'nodenext', '--rewriteRelativeImportExtensions', '--outDir', 'out']
  await promisify(execFile)(join(modules, '.bin/tsc'), [...options, 'client.ts', 'program.ts'], {
    cwd: folder,
  }).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout)
  })
  return import(pathToFileURL(join(folder, 'out/program.js')).href)
}

it('a client that a public generator makes of the description compiles, and reads and adds sites', async () => {
  const { read, add } = await compile()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const id = await addSite(deps.db, { siteName: 'Anemone City', maxDepth: 28 })
  expect(await read(address, id)).toBe('Anemone City, 28 m, 0')
  expect(await read(address, crypto.randomUUID())).toMatch(/^404: \w+/)

  const { headers } = await addPerson(deps)
  const least = {
    key: crypto.randomUUID(),
    siteName: 'Shaab Test',
    coordinates: [33.9, 27.8],
    country: 'Egypt',
    region: 'Red Sea',
    description: 'A reef.',
  }
  expect(await add(address, headers, least)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await add(address, {}, least)).toBe(401)
})
