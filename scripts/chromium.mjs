// Finds the browser that the journeys run in.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './ground.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of an installed Chromium, or an empty text after Playwright fetched its own. */
export const findChromium = () => {
  if (process.env.SOUNDINGS_CHROMIUM) return process.env.SOUNDINGS_CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
  if (found) return found
  console.log('No Chromium is installed; fetching the one that comes with Playwright…')
  if (run('playwright', ['install', 'chromium']) !== 0)
    console.error(
      'Could not fetch it. Install Chromium (Debian: apt-get install chromium) and run the tests again.',
    )
  return ''
}
