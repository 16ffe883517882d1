import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#src/project.ts'
import { Settings } from '#src/settings.ts'

type Described = { default?: unknown; description?: string; enum?: string[] }

const intro = `# Configuration

Soundings reads its settings from environment variables. Everything has a default that suits one machine;
an empty value counts as absent. A wrong value stops the start with one line per mistake.

This page is made from the code by \`npm run docs\`.

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
  console.log('docs/configuration.md says what the code says.')
} else {
  console.error('docs/configuration.md is out of date; run: npm run docs')
  process.exitCode = 1
}
