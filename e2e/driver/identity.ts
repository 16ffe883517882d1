import { type APIRequestContext, test } from '@playwright/test'
import { poolCode } from '../user-pool.ts'
import { longestStart, sharedPort, startServer } from './own-server.ts'

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

/** Journeys on a server of their own, whose people are in a user pool of Cognito. It starts when one needs it. */
export const cognitoTest = test.extend<Mail, { poolServer: string }>({
  poolServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const server = await startServer(sharedPort + 1, { IDENTITY: 'cognito' })
      await use(server.origin)
      await server.stop()
    },
    { scope: 'worker', timeout: longestStart + 15_000 },
  ],
  baseURL: async ({ poolServer }, use) => use(poolServer),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
  newestCode: async ({}, use) => use(async () => poolCode),
})
