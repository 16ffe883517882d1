import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDatabase, openPostgres, useDatabase } from './databases.ts'
import { median, range } from './figures.ts'
import { atMost, exactly } from './goals.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import type { Resources } from './resources.ts'
import { launchServer } from './server.ts'
import { memoryOf } from './streams.ts'
import { killWhileCreating, lateKills } from './upload-kills.ts'
import { afterwards, readBesideUpload, sitesBefore } from './upload-readers.ts'
import { addAdmin, fileOf, uploader } from './uploading-sites.ts'

const goals = { seconds: 60, wait: 3, memory: 30 }
/** The longest of some thousand reads is a matter of luck: so many uploads tell how long it mostly is. */
const uploads = 3
/** In milliseconds: what follows a small upload is over by then. */
const settled = 5_000

/** So many sites come in a first file, after which all that a server needs for any upload is there. */
const fewRows = 1_000

/** With so many more sentences to each of 20,000 sites, a file is nearly as large as one may be, 10 MB. */
const sentences = 7

/** How much more memory the server takes until all sites of the largest file are created than it did after a small one, in sizes of the file. */
const memoryOfUpload = async (resources: Resources, DATABASE_URL: string, rows: number): Promise<number> => {
  const db = useDatabase(resources, DATABASE_URL, 2)
  const { address, child } = await launchServer(resources, { DATABASE_URL, SEED: 'false' })
  const { preview, commit, reaches } = uploader(address, await addAdmin(db))
  const upload = async (text: string) => {
    const id = await preview(text)
    await commit(id)
    await reaches(id, 'done')
  }
  await upload(fileOf(fewRows))
  await sleep(settled)
  const text = fileOf(rows, { from: fewRows, more: sentences })
  const before = await memoryOf(child)
  let most = before
  const watch = setInterval(() => void memoryOf(child).then((now) => (most = Math.max(most, now))), 100)
  await upload(text)
  clearInterval(watch)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return ((most - before) * 1_024) / Buffer.byteLength(text)
}

/** A large file from its upload to its sites, what that costs other readers, and kills in the middle of it. */
export const measureBulkUpload = async (
  resources: Resources,
  { rounds = 5, rows = 20_000 } = {},
): Promise<Report> => {
  const postgres = await openPostgres(resources)
  const found: Awaited<ReturnType<typeof readBesideUpload>>[] = []
  for (const at of range(uploads))
    found.push(await readBesideUpload(resources, postgres, { name: `upload_${at}`, rows }))
  type Found = (typeof found)[number]
  const middle = (of: (one: Found) => number) => median(found.map(of))
  const longer = (found: Found) => found.meanwhile.longest / found.alone.longest
  const slower = (found: Found) => found.meanwhile.p99 / found.alone.p99

  const emptied = await makeDatabase(resources, postgres, 'upload_kills')
  const memory = await memoryOfUpload(resources, emptied, rows)
  const kills = await killWhileCreating(resources, emptied, { rows: 5_000, rounds })
  const line = (name: string, of: (one: Found) => number, write = milliseconds) => [
    name,
    ...found.map((one) => write(of(one))),
    write(middle(of)),
  ]
  return {
    title: `${whole(rows)} rows from a file to sites`,
    head: ['', ...range(uploads).map((at) => `upload ${at + 1}`), 'median'],
    rows: [
      line('until all are checked (s)', ({ checked }) => checked, ratio),
      line('until all are created (s)', ({ seconds }) => seconds, ratio),
      line('p99 of reads before (ms)', ({ alone }) => alone.p99),
      line('longest read before (ms)', ({ alone }) => alone.longest),
      line('p99 of reads meanwhile (ms)', ({ meanwhile }) => meanwhile.p99),
      line('longest read meanwhile (ms)', ({ meanwhile }) => meanwhile.longest),
      line('p99 of reads meanwhile against before', slower, ratio),
      line('longest read meanwhile against before', longer, ratio),
    ],
    notes: [
      `Memory: ${ratio(memory)} sizes of a file of 10 MB; the highest of the whole server until all are created, less what it was after a small upload.`,
      `${rounds + lateKills.length} kills while 5,000 sites were created and after: ${kills.midway} before they were there, ${rounds + lateKills.length - kills.midway - kills.torn} after.`,
      `There are ${whole(sitesBefore)} sites before. Reads are the mix of a visitor, one after the other, and go on until ${whole(afterwards / 1_000)} s after all new sites are found.`,
    ],
    goals: [
      atMost(
        goals.seconds,
        'seconds until all are created',
        Math.max(...found.map(({ seconds }) => seconds)),
      ),
      ...found.map(({ created }) => exactly(rows, 'sites created and found', created)),
      atMost(goals.wait, 'times the p99 of before, median of the uploads', middle(slower)),
      atMost(goals.wait, 'times the longest read of before, median of the uploads', middle(longer)),
      atMost(goals.memory, 'sizes of the file in memory', memory),
      exactly(0, 'kills that left a part', kills.torn),
      exactly(0, 'uploads that were not finished after a kill', kills.unfinished),
    ],
  }
}
