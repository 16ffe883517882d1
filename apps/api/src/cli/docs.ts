import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#config/project.ts'
import { Settings } from '#config/settings.ts'

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

const file = join(projectRoot, 'docs/configuration.md')
const wanted = configuration()

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted)
  console.log('Wrote docs/configuration.md')
} else if (readFileSync(file, 'utf8') === wanted) {
  console.log('docs/configuration.md is up to date.')
} else {
  console.error('docs/configuration.md is out of date. Run: npm run docs')
  process.exitCode = 1
}
