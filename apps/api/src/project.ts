import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root folder of the project: relative paths in the configuration start here. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/** The built web app. */
export const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
export const projectVersion: string = version
