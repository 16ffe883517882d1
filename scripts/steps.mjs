// Steps that run beside each other, each with its time and with its words in one piece.
import { spawn } from 'node:child_process'
import { environment, root } from './bootstrap.mjs'

const onWindows = process.platform === 'win32'
/** In lines: so much of what a failed step said last is worth reading again. */
const lastLines = 40

/** What people read of a time, given in milliseconds. */
export const readable = (time) => {
  const seconds = Math.round(time / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Runs a program to its end; its output is held back, unless it may be shown at once. */
const runStep = ({ name, program, args, env = {}, isLive = false }) =>
  new Promise((resolve) => {
    const begun = Date.now()
    const said = []
    if (isLive) console.log(`\n── ${name}`)
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      shell: onWindows,
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk) => said.push(chunk))
    child.stderr?.on('data', (chunk) => said.push(chunk))
    const end = (code, problem = '') => {
      const time = Date.now() - begun
      const head = isLive ? '' : `\n── ${name}\n${Buffer.concat(said)}${problem}`
      console.log(
        `${head.trimEnd()}${isLive ? '' : '\n'}── ${name}: ${code === 0 ? 'passed' : 'failed'} after ${readable(time)}`,
      )
      const lastWords = head.trimEnd().split('\n').slice(-lastLines).join('\n')
      resolve({ name, time, hasPassed: code === 0, lastWords })
    }
    child.on('error', (error) => end(1, `Couldn’t run ${program}: ${error.message}\n`))
    child.on('close', (code) => end(code ?? 1))
  })

/** Runs several sequences of steps in parallel, each of them one step after the other; returns the outcome of each. */
export const runLanes = async (lanes) => {
  const outcomes = await Promise.all(
    lanes.map(async (lane) => {
      const done = []
      for (const step of lane) done.push(await runStep(step))
      return done
    }),
  )
  return outcomes.flat()
}
