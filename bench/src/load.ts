import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(import.meta.resolve('autocannon'))

type Outcome = { requests: { total: number }; duration: number; non2xx: number; errors: number }

/** Asks for one address as fast as it is answered, from a process of its own; answers requests per second. */
export const load = async (
  address: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> => {
  const args = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)]
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...args,
    '-H',
    'accept-encoding=gzip, br',
    address,
  ])
  const { requests, duration, non2xx, errors }: Outcome = JSON.parse(stdout)
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} refusals and ${errors} errors`)
  return requests.total / duration
}
