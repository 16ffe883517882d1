// Finds the browser that the journeys run in.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './bootstrap.mjs'

// The first has no window to draw, which takes a third of the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The path of an installed Chromium, or an empty text after Playwright fetched its own. */
export const findChromium = () => {
  if (process.env.SOUNDINGS_CHROMIUM) return process.env.SOUNDINGS_CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
  if (found) return found
  console.log('Chromium isn’t installed. Downloading Playwright’s own…')
  if (run('playwright', ['install', 'chromium']) !== 0)
    console.error(
      'Couldn’t download it. Install Chromium (on Debian: apt-get install chromium) and run the tests again.',
    )
  return ''
}
