// A program of its own: loads one page as a phone would, the way Lighthouse is set up by itself, and prints its
// scores (0 to 1), what kept them from being 1, and how fast this machine is in Lighthouse's measure. `--slowdown=2`
// makes the processor that many times slower and not four times, `--quick` only measures the machine. `--webgl` gives
// the browser a map's WebGL in software, `--no-webgl` takes it away: the scripts of a map then count, and its drawing
// does not.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'

const [address, ...options] = process.argv.slice(2)
const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const slowdown = Number(options.find((one) => one.startsWith('--slowdown='))?.split('=')[1] ?? 0)
const chromium = process.env.SOUNDINGS_CHROMIUM

const browser = await launch({
  ...(chromium && { chromePath: chromium }),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    ...(options.includes('--webgl') ? webgl : []),
    ...(options.includes('--no-webgl') ? ['--disable-3d-apis'] : []),
  ],
})
try {
  const result = await lighthouse(address, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: options.includes('--quick')
      ? ['seo']
      : ['performance', 'accessibility', 'best-practices', 'seo'],
    ...(slowdown && {
      throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    }),
  })
  if (!result) throw new Error('Lighthouse says nothing')
  const { categories, audits, environment, runtimeError } = result.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const scores = Object.values(categories).map(({ id, score }) => [id, score])
  const missed = Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${category}: ${id} ${audits[id].displayValue ?? ''}`.trim()),
  )
  const firstPaint = audits['first-contentful-paint']?.numericValue
  const processor = environment.benchmarkIndex
  console.log(JSON.stringify({ scores: Object.fromEntries(scores), missed, firstPaint, processor }))
} finally {
  browser.kill()
}
