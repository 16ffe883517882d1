import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'

let made = 0

const administer = async (connectionString: string, statement: string) => {
  const url = new URL(connectionString)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const makeDatabase = async (
  from: string,
): Promise<{ connectionString: string; drop: () => Promise<void> }> => {
  const templateUrl = inject('templateUrl')
  const name = `soundings_test_${process.pid}_${Date.now().toString(36)}_${++made}`
  await administer(templateUrl, `create database ${name} ${from}`)
  const url = new URL(templateUrl)
  url.pathname = `/${name}`
  return {
    connectionString: url.href,
    drop: () => administer(templateUrl, `drop database ${name} with (force)`),
  }
}

/** A migrated, empty database of its own, cloned from the template; it goes when the test file ends. */
export const testDatabase = async (): Promise<Database & { connectionString: string }> => {
  const template = new URL(inject('templateUrl')).pathname.slice(1)
  const { connectionString, drop } = await makeDatabase(`template ${template}`)
  const database = openDatabase({ connectionString, connections: 10, onIdleError: () => undefined })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return { ...database, connectionString }
}

/** A database that another instance has already, over connections of one's own. */
export const sameDatabase = (connectionString: string): Database & { connectionString: string } => {
  const database = openDatabase({ connectionString, connections: 10, onIdleError: () => undefined })
  afterAll(database.close)
  return { ...database, connectionString }
}

/** A database without anything in it, not even the schema; it goes when the test file ends. */
export const bareDatabase = async (): Promise<string> => {
  const { connectionString, drop } = await makeDatabase('')
  afterAll(drop)
  return connectionString
}

/** A connection of its own, as another process would have one. */
export const otherConnection = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  afterAll(() => client.end())
  return client
}
