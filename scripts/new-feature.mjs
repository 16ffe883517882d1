// What `npm run new` writes: the files under scripts/new with another name, and a line in each of three lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('./new/', import.meta.url))

/** The lists that name every feature, and the line that each gets. */
const lists = {
  'packages/contract/src/page-lists.ts': "export { sampleThingsPages } from './sample-things-pages.ts'",
  'apps/api/src/app/features.ts': "export { sampleThingsFeature } from '#features/sample-things/index.ts'",
  'apps/web/src/app/features.ts': "export { sampleThingsFeature } from '#features/sample-things/index.ts'",
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes a text of the templates for a feature whose name is in kebab-case. */
const renaming = (name) => {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  const forms = {
    'sample-things': name,
    sample_things: name.replaceAll('-', '_'),
    sampleThings: camel,
    SampleThings: capital(camel),
    'sample things': words,
    'Sample things': capital(words),
  }
  return (text) =>
    text.replace(/sample[-_ ]things|sampleThings|SampleThings|Sample things/g, (form) => forms[form])
}

/** Adds a line to a list of exports, in the order of the files that they come from. */
const withLine = (text, line) => {
  const lines = text.trimEnd().split('\n')
  const fileIn = (each) => each.split(' from ')[1] ?? ''
  const at = lines.findIndex((each) => each.startsWith('export') && fileIn(each) > fileIn(line))
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`
}

/** Why a feature cannot have this name; undefined when it can. */
export const objectionTo = (root, name) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    return 'Write the name in lower case, with hyphens between words: dive-log.'
  const taken = ['apps/api/src/features', 'apps/web/src/features'].some((folder) =>
    existsSync(join(root, folder, name)),
  )
  const isInContract = existsSync(join(root, 'packages/contract/src', `${name}.ts`))
  return taken || isInContract ? `The name ${name} is already used. Choose another one.` : undefined
}

/** Writes the skeleton of a feature below `root`; answers what was written and what was changed. */
export const writeFeature = (root, name) => {
  const rename = renaming(name)
  const written = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const template = join(entry.parentPath, entry.name)
      const file = rename(relative(templates, template))
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), rename(readFileSync(template, 'utf8')), { flag: 'wx' })
      return file
    })
  for (const [list, line] of Object.entries(lists)) {
    const file = join(root, list)
    writeFileSync(file, withLine(readFileSync(file, 'utf8'), rename(line)))
  }
  return { written, changed: Object.keys(lists) }
}
