import { statfs } from 'node:fs/promises'
import type { Health, HealthState, Instance, Versions } from '@soundings/contract/administration'
import { databaseState, diskState, mailState, queueState } from '@soundings/rules/administration'
import type { AppFacts } from '#extension-points/feature.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { countJobs, findLastError } from '#src/jobs/jobs-desk.ts'
import { mailJob } from '#src/mail/mailer.ts'
import { firstLine } from '../jobs/job-view.ts'
import { readDatabase, readVersions } from './health.repo.ts'
import { silentAfter } from './heartbeat.ts'
import { listInstances } from './instances.repo.ts'

type Needs = Pick<Dependencies, 'db' | 'ping' | 'clock' | 'blobs' | 'scratch'> &
  Pick<AppFacts, 'version' | 'outside'>

/** In milliseconds: a store of files that takes longer counts as away. */
const patience = 3_000
/** No file has this name: only whether the store answers is asked. */
const nothing = 'health/none'

const spaceOf = async (folder: string): Promise<{ free: number | null; total: number | null }> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    // Not every file system tells.
    return { free: null, total: null }
  }
}

/** How the server does: each part is asked by itself, and one that fails says so. */
export const healthService = (
  { db, ping, clock, blobs, scratch, version, outside }: Needs,
  ownId: string,
) => {
  const answers = async (): Promise<number> => {
    const before = performance.now()
    await ping()
    return performance.now() - before
  }

  const filesState = async (): Promise<HealthState> => {
    const late = new Promise<'failing'>((resolve) => {
      setTimeout(() => resolve('failing'), patience).unref()
    })
    const asked = blobs.sizeOf(nothing).then(
      () => 'ok' as const,
      () => 'failing' as const,
    )
    return Promise.race([asked, late])
  }

  const mail = async (): Promise<Health['mail']> => {
    const [{ waiting, retrying }, lastError] = await Promise.all([
      countJobs(db, mailJob),
      findLastError(db, mailJob),
    ])
    const delivery = outside.mail
    const state = mailState({ delivery, retrying })
    return { state, delivery, waiting, retrying, lastError: firstLine(lastError) }
  }

  return {
    health: async (): Promise<Health> => {
      const now = clock()
      const [answersIn, database, space, { oldestDue, ...jobs }, mails, files] = await Promise.all([
        answers(),
        readDatabase(db),
        spaceOf(scratch),
        countJobs(db),
        mail(),
        filesState(),
      ])
      const waited = oldestDue ? Date.now() - oldestDue.getTime() : 0
      return {
        at: now.toISOString(),
        database: { state: databaseState({ answersIn, ...database }), answersIn, ...database },
        disk: { state: diskState(space.free), ...space },
        jobs: {
          state: queueState({ failed: jobs.failed, waited }),
          ...jobs,
          oldestDue: oldestDue?.toISOString() ?? null,
        },
        mail: mails,
        files: { state: files, store: outside.files },
      }
    },

    instances: async (): Promise<{ items: Instance[] }> => {
      const now = clock().getTime()
      const rows = await listInstances(db)
      return {
        items: rows.map(({ startedAt, seenAt, ...row }) => ({
          ...row,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          isThis: row.id === ownId,
          isSilent: now - seenAt.getTime() > silentAfter,
        })),
      }
    },

    versions: async (): Promise<Versions> => {
      const { postgres, migrations, migratedAt } = await readVersions(db)
      return {
        app: version,
        node: process.versions.node,
        postgres,
        migrations,
        migratedAt: migratedAt?.toISOString() ?? null,
      }
    },
  }
}
