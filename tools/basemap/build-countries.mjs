import { mkdir, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { countryTree } from './country-tree.mjs'
import { readWorldAtlas } from './land.mjs'
import { countriesFolder } from './paths.mjs'

const { countries, bytes } = countryTree(readWorldAtlas().countries, { depth: 13 })
await mkdir(countriesFolder, { recursive: true })
await writeFile(`${countriesFolder}countries.json`, `${JSON.stringify(countries, null, 1)}\n`)
await writeFile(`${countriesFolder}countries.bin.gz`, gzipSync(bytes, { level: 9 }))
