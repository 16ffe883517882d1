import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { fill, makeDatabase, onServer, openPostgres } from './databases.ts'
import { type Ground, makeDataFolder } from './ground.ts'
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
import { milliseconds, type Report, ratio, whole } from './report.ts'
import { startServer } from './server.ts'
import { createVisitor } from './visitor.ts'

const goals = { sizes: 6.6, answer: 2, reads: 3, thumbnails: 0.5 }
const sites = 500

const openServer = async (ground: Ground, folder: string, file: string) => {
  const database = await makeDatabase(ground, await openPostgres(ground), 'photos')
  await fill(database, sites)
  const { db, close } = openDatabase({
    connectionString: database,
    connections: 1,
    onIdleError: () => undefined,
  })
  ground.defer(close)
  const [diver] = await addMembers(db, 1)
  const [moderator] = await addMembers(db, 1, ['moderator'])
  const ids = (await onServer<{ id: string }>(database, 'select id from sites')).map(({ id }) => id)
  const server = await startServer(ground, { DATA_DIR: folder, DATABASE_URL: database, SEED: 'false' })
  const visitor = createVisitor(server, connections)
  ground.defer(visitor.close)
  const sending = { server, file, siteId: ids[0] ?? '' }
  return {
    server,
    ids,
    visitor,
    /** What a diver sends waits for review, and changes no page that others read. */
    send: startPhotoSender(ground, { ...sending, cookie: diver?.cookie ?? '' }),
    /** What a moderator sends is there for everybody. */
    publish: startPhotoSender(ground, { ...sending, cookie: moderator?.cookie ?? '' }),
  }
}

const row = (name: string, found: Found, goal: string, isMet: boolean) => {
  const shown = Math.max(found.ours, found.other) < 1_000 ? milliseconds : whole
  return [
    name,
    shown(found.ours),
    shown(found.other),
    ratio(found.ratio),
    `${ratio(Math.min(...found.ratios))} to ${ratio(Math.max(...found.ratios))}`,
    `${goal}: ${isMet ? 'met' : 'missed'}`,
  ]
}

const atMost = (goal: number, name: string, found: Found) =>
  row(name, found, `at most ${goal}`, found.ratio <= goal)

const atLeast = (goal: number, name: string, found: Found) =>
  row(name, found, `at least ${goal}`, found.ratio >= goal)

/** What photos cost the server, and those who read while they come in. */
export const measurePhotos = async (ground: Ground, { rounds = 5 } = {}): Promise<Report> => {
  const folder = await makeDataFolder(ground)
  const jpeg = await makePhonePhoto()
  const file = join(folder, 'phone.jpg')
  await writeFile(file, jpeg)
  const decode = () => sharp(file).raw().toBuffer()
  const { server, ids, visitor, send, publish } = await openServer(ground, folder, file)
  const { key } = await publish(1)
  await send(1)

  const sizes = await compareSizes(file, decode, rounds)
  const answers = await compareAnswers(send, decode, rounds)
  const reads = await compareReads(visitor, ids, send, rounds)
  const address = `${server}/api/media/serve/thumbnail/${key}`
  const thumbnails = await compareThumbnails(ground, address, join(folder, 'thumbnail.jpg'), rounds)

  return {
    title: `A photo of 12 megapixels and ${whole(jpeg.length / 1_000)} kB`,
    head: ['', 'found', 'against', 'ratio', 'of all rounds', 'goal'],
    rows: [
      atMost(goals.sizes, 'CPU of all sizes, and of one decode (ms)', sizes),
      atMost(goals.answer, 'answer to an upload, and one decode (ms)', answers),
      atMost(goals.reads, `p99 of a site during ${uploadsAtOnce} uploads, and idle (ms)`, reads),
      atLeast(goals.thumbnails, 'thumbnails a second, and bare files', thumbnails),
    ],
    notes: [
      `Medians of ${rounds} rounds by turns, of ${rounds * answersInARound} for the answer; ${pace} reads a second.`,
      `Thumbnails: over ${connections} connections, 2 s each.`,
    ],
    isFailed: false,
  }
}
