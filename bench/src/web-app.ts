import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the web app, so that what is measured is what would be served. */
export const buildWebApp = async (): Promise<void> => {
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: root })
}
