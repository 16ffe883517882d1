import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#config/project.ts'
import { Settings } from '#config/settings.ts'
import { limitedActions } from '../app/app-features.ts'
import { limitsTable } from './limits-table.ts'

type Described = { default?: unknown; description?: string; enum?: string[] }

const intro = `# Configuration

Soundings reads its settings from environment variables. The defaults suit a single machine, and an empty value counts
as not set. If a value is wrong, the server doesn't start and tells you what to fix.

This page is generated from the code: run \`npm run docs\` to update it.

| Name | Default | Meaning |
|---|---|---|
`

const configuration = (): string => {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Described>
  }
  const rows = Object.entries(properties).map(([name, { default: given, description = '' }]) => {
    const value = given === undefined || given === '' ? 'none' : `\`${String(given)}\``
    return `| \`${name}\` | ${value} | ${description} |`
  })
  return `${intro}${rows.join('\n')}\n`
}

/** Where the table stands in the page about deployment, between two comments that no reader sees. */
const tablePlace = /(<!-- Generated from the code.*?-->\n)[\s\S]*?(\n<!-- End of the generated table -->)/

const deployment = (now: string): string => {
  if (!tablePlace.test(now)) throw new Error('docs/deployment.md has no place for the table of limits')
  const table = limitsTable(Object.values(limitedActions))
  return now.replace(tablePlace, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`)
}

/** What is generated, from what is there now. */
const documents: Record<string, (now: string) => string> = {
  'docs/configuration.md': configuration,
  'docs/deployment.md': deployment,
}

for (const [name, made] of Object.entries(documents)) {
  const file = join(projectRoot, name)
  const now = readFileSync(file, 'utf8')
  const wanted = made(now)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, wanted)
    console.log(`Wrote ${name}`)
  } else if (now === wanted) {
    console.log(`${name} is up to date.`)
  } else {
    console.error(`${name} is out of date. Run: npm run docs`)
    process.exitCode = 1
  }
}
