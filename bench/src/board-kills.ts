import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { randomFrom } from './figures.ts'
import { type Resources, startNode } from './resources.ts'

/** Milliseconds within which a writer is killed, once it has had time to begin. */
const soon = 5_000

/** Makes so many random changes of what boards and statistics count, in a process that is killed again and again. */
export const writeAndKill = async (
  resources: Resources,
  database: string,
  writes: number,
): Promise<{ kills: number; made: number }> => {
  const program = fileURLToPath(new URL('./board-writer.ts', import.meta.url))
  const random = randomFrom(1)
  let [kills, made] = [0, 0]
  while (made < writes) {
    const child = startNode(resources, [program, String(kills + 1)], {
      env: { ...process.env, DATABASE_URL: database },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.stdout?.on('data', (told: Buffer) => {
      made += told.length
    })
    await sleep(1_500 + random() * soon)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    kills += 1
    if (kills > 200) break
  }
  return { kills, made }
}
