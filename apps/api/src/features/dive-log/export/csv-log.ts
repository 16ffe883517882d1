import { type CsvValue, csvLine, csvMark } from '@soundings/rules/csv'
import type { Db } from '#db/client.ts'
import { type DiveRow, factsOf } from '../dives.repo.ts'
import { piecesOf } from './exported.repo.ts'

const batch = 200

type Told = ReturnType<typeof factsOf> & Pick<DiveRow['dive'], 'id' | 'sac'>

const listed = (values: readonly string[]) => values.join('; ')
const sum = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(values.reduce((all, value) => all + value, 0) * 100) / 100

/** What is one for each cylinder, in the order of the cylinders. */
const ofCylinders = ({ cylinders }: Told, read: (cylinder: Told['cylinders'][number]) => number | null) =>
  listed(cylinders.map((cylinder) => String(read(cylinder) ?? '')))

const columns: Record<string, (dive: Told) => CsvValue> = {
  number: ({ number }) => number,
  date: ({ date }) => date,
  time: ({ time }) => time,
  siteName: ({ siteName }) => siteName,
  location: ({ location }) => location,
  'maxDepth (m)': ({ maxDepth }) => maxDepth,
  'meanDepth (m)': ({ meanDepth }) => meanDepth,
  'duration (min)': ({ duration }) => duration,
  'visibility (m)': ({ visibility }) => visibility,
  'waterTemp (°C)': ({ waterTemp }) => waterTemp,
  'airTemp (°C)': ({ airTemp }) => airTemp,
  conditions: ({ conditions }) => listed(conditions),
  notes: ({ notes }) => notes,
  rating: ({ rating }) => rating,
  buddies: ({ buddies }) => listed(buddies),
  divemasters: ({ divemasters }) => listed(divemasters),
  tags: ({ tags }) => listed(tags),
  trip: ({ trip }) => trip,
  suit: ({ suit }) => suit,
  'weights (kg)': ({ weights }) => sum(weights.map(({ kg }) => kg)),
  'cylinders (l)': (dive) => ofCylinders(dive, ({ size }) => size),
  'startPressure (bar)': (dive) => ofCylinders(dive, ({ startPressure }) => startPressure),
  'endPressure (bar)': (dive) => ofCylinders(dive, ({ endPressure }) => endPressure),
  'o2 (%)': (dive) => ofCylinders(dive, ({ o2 }) => o2),
  'he (%)': (dive) => ofCylinders(dive, ({ he }) => he),
  'sac (l/min)': ({ sac }) => sac,
  animalsSeen: ({ animalsSeen }) => animalsSeen,
  lng: ({ entry }) => entry?.[0] ?? null,
  lat: ({ entry }) => entry?.[1] ?? null,
  diveSiteId: ({ diveSiteId }) => diveSiteId,
  id: ({ id }) => id,
}

const lineOf = (row: DiveRow): string => {
  const told = { ...factsOf(row), id: row.dive.id, sac: row.dive.sac }
  return csvLine(Object.values(columns).map((read) => read(told)))
}

/** A log as a table, the oldest dive first; text that a program for tables would take for a formula is defused. */
export async function* csvLog(db: Db, ownerId: string): AsyncGenerator<string> {
  yield csvMark + csvLine(Object.keys(columns))
  for await (const rows of piecesOf(db, ownerId, { limit: batch, withTrash: false }))
    yield rows.map(lineOf).join('')
}
