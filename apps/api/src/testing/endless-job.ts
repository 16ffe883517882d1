import pino from 'pino'
import { openDatabase } from '#db/client.ts'
import { openJobs } from '#src/jobs/jobs.ts'

// A process of its own that takes a job and never ends it; a test kills it.

const [, , connectionString = ''] = process.argv
const database = openDatabase({ connectionString, connections: 1, onIdleError: () => undefined })
const jobs = openJobs({ ...database, log: pino({ level: 'silent' }), connectionString })
jobs.register('survive', () => {
  process.send?.('begun')
  return new Promise<void>(() => undefined)
})
await jobs.start()
