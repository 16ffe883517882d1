import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, test } from '@playwright/test'
import { poolCode } from '../user-pool.ts'

/** Where the newest code mailed to an address is read. */
type Mail = { newestCode: (email: string) => Promise<string> }

const codeIn = async (request: APIRequestContext, email: string): Promise<string> => {
  const answer = await request.get(`/api/test/mail?to=${encodeURIComponent(email)}`)
  const mails: { subject: string }[] = await answer.json()
  const [code] = /\d{6}/.exec(mails.at(-1)?.subject ?? '') ?? []
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Journeys on the server that keeps accounts itself. */
export const localTest = test.extend<Mail>({
  newestCode: async ({ request }, use) => use((email) => codeIn(request, email)),
})

const start = 60_000
const program = fileURLToPath(new URL('../server.mjs', import.meta.url))

const isReady = (origin: string) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Journeys on a server of their own, whose people are in a user pool of Cognito. It starts when one needs it. */
export const cognitoTest = test.extend<Mail, { poolServer: string }>({
  poolServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const port = Number(process.env.JOURNEYS_PORT ?? 3177) + 1
      const origin = `http://localhost:${port}`
      const server = spawn('node', [program], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...process.env, IDENTITY: 'cognito', PORT: String(port), LOG_LEVEL: 'error' },
      })
      const ended = once(server, 'exit')
      const until = Date.now() + start
      while (!(await isReady(origin))) {
        if (server.exitCode !== null || Date.now() > until)
          throw new Error('The server with a user pool did not start')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      await use(origin)
      server.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', timeout: start + 15_000 },
  ],
  baseURL: async ({ poolServer }, use) => use(poolServer),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
  newestCode: async ({}, use) => use(async () => poolCode),
})
