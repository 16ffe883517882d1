import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll } from 'vitest'

/** The code that the pool of tests mails every time. */
export const poolCode = '246810'

const program = fileURLToPath(import.meta.resolve('cognito-local/lib/bin/start.js'))

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A user pool as AWS would run it, on loopback. */
const startPool = async (port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'soundings-pool-'))
  const server = spawn(process.execPath, [program], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), CODE: poolCode },
  })
  afterAll(() => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The user pool did not start')
}

/** What a call of AWS is named in its header, without the service. */
const targetOf = (request: IncomingMessage) => String(request.headers['x-amz-target']).split('.')[1] ?? ''

export type Answer = { status: number; body: object }
const json = { 'content-type': 'application/x-amz-json-1.1' }

/**
 * Stands before the pool and answers the calls that it lacks as AWS documents them (an empty object); a test may also
 * put an answer of AWS in the place of the pool's. It remembers what was asked.
 */
const startFront = async (behind: string) => {
  const asked: { target: string; body: Record<string, unknown> }[] = []
  const answers = new Map<string, Answer>([
    ['ResendConfirmationCode', { status: 200, body: {} }],
    ['GlobalSignOut', { status: 200, body: {} }],
  ])
  const forward = async (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const answer = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...json, 'x-amz-target': String(request.headers['x-amz-target']) },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    response.writeHead(answer.status, json).end(Buffer.from(await answer.arrayBuffer()))
  }
  const front = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const target = targetOf(request)
    if (request.method === 'POST') asked.push({ target, body: JSON.parse(body.toString()) })
    const known = answers.get(target)
    if (!known) return forward(request, response, body)
    return response.writeHead(known.status, json).end(JSON.stringify(known.body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => front.once('listening', resolve))
  afterAll(() => {
    front.close()
    front.closeAllConnections()
  })
  return { endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, asked, answers }
}

/** A user pool with an app client, and the people in it; it goes when the test file ends. */
export const testPool = async () => {
  const port = await freePort()
  const behind = `http://127.0.0.1:${port}`
  await startPool(port)
  const admin = new CognitoIdentityProviderClient({
    region: 'local',
    endpoint: behind,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const { UserPool } = await admin.send(
    new CreateUserPoolCommand({
      PoolName: 'soundings',
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
    }),
  )
  const poolId = UserPool?.Id ?? ''
  const { UserPoolClient } = await admin.send(
    new CreateUserPoolClientCommand({ UserPoolId: poolId, ClientName: 'web' }),
  )
  const front = await startFront(behind)
  return {
    ...front,
    settings: { poolId, clientId: UserPoolClient?.ClientId ?? '', endpoint: front.endpoint, issuer: behind },
    /** Another app of the same pool signs somebody up. */
    signUpElsewhere: async (Username: string, Password: string) => {
      const ClientId = UserPoolClient?.ClientId ?? ''
      await admin.send(new SignUpCommand({ ClientId, Username, Password }))
    },
    addToGroup: async (email: string, GroupName: string) => {
      await admin.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName })).catch(() => undefined)
      await admin.send(new AdminAddUserToGroupCommand({ UserPoolId: poolId, GroupName, Username: email }))
    },
  }
}
