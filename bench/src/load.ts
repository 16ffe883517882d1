import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median, range } from './figures.ts'

const program = fileURLToPath(import.meta.resolve('autocannon'))

type Outcome = { requests: { total: number }; duration: number; non2xx: number; errors: number }

/** What is asked for: an address, or one with something sent to it. */
export type Target = string | { address: string; body: object }

const argumentsFor = (target: Target): string[] => {
  if (typeof target === 'string') return [target]
  const { address, body } = target
  return ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body), address]
}

/** Asks for one thing as fast as it is answered, from a process of its own; answers requests per second. */
const load = async (
  target: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> => {
  const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)]
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...args,
    '-H',
    'accept-encoding=gzip, br',
    ...argumentsFor(target),
  ])
  const { requests, duration, non2xx, errors }: Outcome = JSON.parse(stdout)
  if (non2xx + errors > 0)
    throw new Error(`${JSON.stringify(target)}: ${non2xx} refusals and ${errors} errors`)
  return requests.total / duration
}

export type Compared = { real: number; bare: number; ratio: number; ratios: number[] }

/** Medians of the requests per second of both, by turns, so that the noise of the machine meets both alike. */
export const compareLoads = async (
  real: Target,
  bare: Target,
  { connections, rounds, seconds }: { connections: number; rounds: number; seconds: number },
): Promise<Compared> => {
  for (const target of [bare, real]) await load(target, { connections, seconds: 1 })
  const pairs: { real: number; bare: number }[] = []
  for (const round of range(rounds)) {
    const sides = round % 2 === 0 ? (['real', 'bare'] as const) : (['bare', 'real'] as const)
    const pair = { real: 0, bare: 0 }
    for (const side of sides) pair[side] = await load(side === 'real' ? real : bare, { connections, seconds })
    pairs.push(pair)
  }
  const ratios = pairs.map((pair) => pair.real / pair.bare)
  return {
    real: median(pairs.map((pair) => pair.real)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(ratios),
    ratios,
  }
}
