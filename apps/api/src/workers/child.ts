import { fork } from 'node:child_process'
import type { Peer } from './channel.ts'

/**
 * Starts a process of our own from a file that ends in `serveCalls`. It is given none of our settings, and what makes it
 * crash, or takes all of its memory, hurts nobody else.
 */
export const startChild = (file: URL, args: string[] = []): Peer => {
  const child = fork(file, args, {
    serialization: 'advanced',
    execArgv: [],
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    send: (question, failed) => child.send(question, (error) => error && failed(error)),
    onAnswer: (hear) => child.on('message', hear),
    onEnd: (hear) => {
      child.on('error', hear)
      child.on('exit', () => hear(undefined))
    },
    stop: async () => {
      child.kill('SIGKILL')
    },
  }
}
