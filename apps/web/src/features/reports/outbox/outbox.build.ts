import type { Attachment } from '#shared/outbox/entry.ts'
import { blueHole } from '#shared/testing/sites.ts'
import { newReport, type ReportEntry, type ReportWords } from './report-entry.ts'
import './report-kind.ts'

// For tests: reports on their way, and a device that keeps them.

let built = 0

export const buildReportPhoto = (known: Partial<Attachment> = {}): Attachment => {
  const number = ++built
  return {
    key: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
    file: new File([Uint8Array.of(0xff, 0xd8, 0xff, number)], `dive-${number}.jpg`, { type: 'image/jpeg' }),
    id: null,
    ...known,
  }
}

type Known = Partial<Omit<ReportEntry, 'body'>> & { words?: ReportWords } & Partial<
    Pick<ReportEntry['body'], 'changes'>
  >

export const buildEntry = (known: Known = {}): ReportEntry =>
  newReport({
    personId: '018f0000-0000-7000-8000-000000000001',
    site: blueHole,
    words: { diveDate: '2026-11-20', diveNotes: 'Two turtles at the saddle.' },
    writtenAt: ++built,
    ...known,
  })
