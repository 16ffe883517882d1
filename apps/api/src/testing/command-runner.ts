// A process that runs one command of the command line after the other, as each would run in a process of its own; what they
// stand on is loaded once.

type Asked = { command: string; given: string[]; env: NodeJS.ProcessEnv }

let runs = 0

/** Runs the command with these arguments and settings, and answers how it ended and what it wrote. */
const runOne = async ({ command, given, env }: Asked) => {
  const [argv, settings] = [process.argv, { ...process.env }]
  const written = { out: '', err: '' }
  const streams = [
    ['out', process.stdout],
    ['err', process.stderr],
  ] as const
  const ownWrites = streams.map(([, stream]) => stream.write)
  for (const [name, stream] of streams)
    stream.write = (words: string | Uint8Array) => {
      written[name] += String(words)
      return true
    }
  process.argv = [...argv.slice(0, 2), ...given]
  process.exitCode = 0
  Object.assign(process.env, env)
  try {
    // With a question mark, a file is another module: it runs again.
    await import(`../cli/${command}.ts?run=${++runs}`)
    return { code: Number(process.exitCode), ...written }
  } finally {
    streams.forEach(([, stream], at) => {
      stream.write = ownWrites[at] as typeof stream.write
    })
    process.argv = argv
    process.exitCode = 0
    for (const name of Object.keys(env)) delete process.env[name]
    Object.assign(process.env, settings)
  }
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', (asked: Asked) => {
  last = last.then(async () => process.send?.(await runOne(asked)))
})
