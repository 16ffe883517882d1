import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

/** How a command ended and what it wrote, without the blanks around it. */
type Ended = { code: number; out: string; err: string }

const trimmed = ({ code, out, err }: Ended): Ended => ({ code, out: out.trim(), err: err.trim() })

/**
 * Commands of the command line with these settings. `runAlone` runs one as people do, which takes seconds and shows that it
 * ends by itself; `run` is for all else: in a process that loads what commands stand on once for the whole file.
 */
export const testCommands = (settings: NodeJS.ProcessEnv) => {
  const runner = fork(new URL('./command-runner.ts', import.meta.url), { execArgv: [], silent: true })
  const gone = once(runner, 'exit').then(() => {
    throw new Error('The process that runs commands ended.')
  })
  gone.catch(() => undefined)
  afterAll(() => void runner.kill())
  let last: Promise<unknown> = Promise.resolve()

  const runWith = (more: NodeJS.ProcessEnv, command: string, ...given: string[]): Promise<Ended> => {
    const ended = last.then(async () => {
      const answer = once(runner, 'message')
      runner.send({ command, given, env: { ...settings, ...more } })
      const [{ code, out, err }] = await Promise.race([answer, gone])
      return trimmed({ code, out, err })
    })
    last = ended.catch(() => undefined)
    return ended
  }

  const runAlone = (command: string, ...given: string[]) =>
    new Promise<Ended>((resolve) => {
      const script = fileURLToPath(new URL(`../cli/${command}.ts`, import.meta.url))
      const env = { ...process.env, ...settings }
      execFile(process.execPath, [script, ...given], { env }, (error, out, err) =>
        resolve(trimmed({ code: error ? Number(error.code) : 0, out, err })),
      )
    })

  const run = (command: string, ...given: string[]) => runWith({}, command, ...given)
  return { run, runWith, runAlone }
}
