import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The code that this pool mails every time. */
export const poolCode = '246810'

const program = fileURLToPath(import.meta.resolve('cognito-local/lib/bin/start.js'))
const patience = 30_000

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No port is free'))
      })
    })
  })

/** A call of AWS as its own clients make it, without a signature: the local pool reads none. */
const ask = async (address: string, target: string, body: object) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The user pool refused ${target}: ${await answer.text()}`)
  return answer.json()
}

const isUp = (address: string) =>
  fetch(`${address}/health`).then(
    () => true,
    () => false,
  )

/**
 * Starts a user pool as AWS would run it, on loopback; it keeps its people in `folder`. Answers the settings of a
 * server that asks it, and how to stop it.
 */
export const startUserPool = async (folder: string) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const pool = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), CODE: poolCode },
  })
  const stop = () => pool.kill()
  const until = Date.now() + patience
  while (!(await isUp(address))) {
    if (pool.exitCode !== null || Date.now() > until) {
      stop()
      throw new Error('The user pool did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { UserPool } = await ask(address, 'CreateUserPool', {
    PoolName: 'soundings',
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
  })
  const client = { UserPoolId: UserPool.Id, ClientName: 'web' }
  const { UserPoolClient } = await ask(address, 'CreateUserPoolClient', client)
  const settings = {
    IDENTITY: 'cognito',
    COGNITO_USER_POOL_ID: String(UserPool.Id),
    COGNITO_CLIENT_ID: String(UserPoolClient.ClientId),
    COGNITO_ENDPOINT: address,
  }
  return { settings, stop }
}
