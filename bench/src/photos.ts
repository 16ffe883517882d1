import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { startBare } from './bare.ts'
import { fill, makeDatabase, onServer, openPostgres, useDatabase } from './databases.ts'
import { atLeast, atMost } from './goals.ts'
import { addMembers } from './members.ts'
import { makePhonePhoto } from './phone-photo.ts'
import {
  answersInARound,
  compareAnswers,
  compareReads,
  compareSizes,
  compareThumbnails,
  connections,
  type Found,
  pace,
  uploadsAtOnce,
} from './photo-comparisons.ts'
import { startPhotoSender } from './photo-sender.ts'
import { readRaw } from './raw-reply.ts'
import { milliseconds, type Report, ratio, whole } from './report.ts'
import { makeDataFolder, type Resources } from './resources.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goals = { sizes: 6.6, answer: 2, reads: 3, thumbnails: 0.5 }
const sites = 500

const openServer = async (resources: Resources, folder: string, file: string) => {
  const database = await makeDatabase(resources, await openPostgres(resources), 'photos')
  await fill(database, sites)
  const db = useDatabase(resources, database, 1)
  const [diver] = await addMembers(db, 1)
  const [moderator] = await addMembers(db, 1, ['moderator'])
  const ids = (await onServer<{ id: string }>(database, 'select id from sites')).map(({ id }) => id)
  const server = await startServer(resources, { DATA_DIR: folder, DATABASE_URL: database, SEED: 'false' })
  const visitor = createVisitor(server, connections)
  resources.defer(visitor.close)
  const sending = { server, file, siteId: ids[0] ?? '' }
  return {
    server,
    ids,
    visitor,
    /** What a diver sends waits for review, and changes no page that others read. */
    send: startPhotoSender(resources, { ...sending, cookie: diver?.cookie ?? '' }),
    /** What a moderator sends is there for everybody. */
    publish: startPhotoSender(resources, { ...sending, cookie: moderator?.cookie ?? '' }),
  }
}

const row = (name: string, found: Found) => {
  const shown = Math.max(found.ours, found.other) < 1_000 ? milliseconds : whole
  return [
    name,
    shown(found.ours),
    shown(found.other),
    ratio(found.ratio),
    `${ratio(Math.min(...found.ratios))} to ${ratio(Math.max(...found.ratios))}`,
  ]
}

/** What photos cost the server, and those who read while they come in. */
export const measurePhotos = async (resources: Resources, { rounds = 5 } = {}): Promise<Report> => {
  const folder = await makeDataFolder(resources)
  const jpeg = await makePhonePhoto()
  const file = join(folder, 'phone.jpg')
  await writeFile(file, jpeg)
  const decode = () => sharp(file).raw().toBuffer()
  const { server, ids, visitor, send, publish } = await openServer(resources, folder, file)
  const { key } = await publish(1)
  await send(1)

  const sizes = await compareSizes(file, decode, rounds)
  const answers = await compareAnswers(send, decode, rounds)
  const bare = await startBare(resources, await readRaw(`${server}/api/sites/${ids[0]}`))
  const bareVisitor = createVisitor(bare.slice(0, -1), connections)
  resources.defer(bareVisitor.close)
  const reads = await compareReads({ visitor, bare: bareVisitor, ids }, send, rounds)
  const address = `${server}/api/media/serve/thumbnail/${key}`
  const thumbnails = await compareThumbnails(resources, address, join(folder, 'thumbnail.jpg'), rounds)

  return {
    title: `A photo of 12 megapixels and ${whole(jpeg.length / 1_000)} kB`,
    head: ['', 'found', 'against', 'ratio', 'of all rounds'],
    rows: [
      row('CPU of all sizes, and of one decode (ms)', sizes),
      row('answer to an upload, and one decode (ms)', answers),
      row(`p99 of a site during ${uploadsAtOnce} uploads, and a bare server's (ms)`, reads.beside),
      row('the same, and while nothing is sent (ms)', reads.idle),
      row('thumbnails a second, and bare files', thumbnails),
    ],
    notes: [
      `Medians of ${rounds} rounds by turns, of ${rounds * answersInARound} for the answer; ${pace} reads a second.`,
      `Thumbnails: over ${connections} connections, 2 s each.`,
    ],
    goals: [
      atMost(goals.sizes, 'CPU of all sizes against one decode', sizes.ratio),
      atMost(goals.answer, 'the answer to an upload against one decode', answers.ratio),
      atMost(goals.reads, "p99 of a site, during uploads against a bare server's", reads.beside.ratio),
      atLeast(goals.thumbnails, "thumbnails, of the bare server's requests", thumbnails.ratio),
    ],
  }
}
