import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '#adapters/postgres-embedded/index.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { shortLivedFolder } from './memory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests make their databases on: its address with the template's name. */
    templateUrl: string
  }
}

const template = `soundings_test_template_${process.pid}`

const onServer = async (connectionString: string, statement: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server's address with another database. */
export const withDatabase = (connectionString: string, name: string): string => {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

/** Starts one PostgreSQL for the whole run, or takes TEST_DATABASE_URL's, and prepares a migrated template. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL
  const dataFolder = join(shortLivedFolder(), `soundings-test-${process.pid}`)
  const embedded = given
    ? undefined
    : await openEmbeddedPostgres({ dataFolder, purpose: 'command', isDurable: false })
  const server = given ?? embedded?.connectionString ?? ''
  await onServer(server, `create database ${template}`)
  await migrateDatabase(withDatabase(server, template))
  project.provide('templateUrl', withDatabase(server, template))
  return async () => {
    await onServer(server, `drop database if exists ${template}`)
    await embedded?.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
