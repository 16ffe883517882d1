import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root folder of the project: relative paths in the configuration start here. */
export const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url))

/** The built web app. */
export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** The scenes of sites without a photo, as the repository holds them: they need no build. */
export const artFolder = fileURLToPath(new URL('../../../web/public/art/', import.meta.url))

/** The feature flags as they come. */
export const flagsPath = fileURLToPath(new URL('../../flags.json', import.meta.url))

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
export const projectVersion: string = version
