import { Button } from '@mantine/core'
import type { Event } from '@soundings/contract/events-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconCamera, IconPencilPlus, IconPhotoPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { openAddPhoto, PhotoGrid } from '#features/media/index.ts'
import { openReportForm } from '#features/reports/index.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import css from '../EventPage.module.css'
import { FindsDialog } from './FindsDialog.tsx'
import { FoundReports } from './FoundReports.tsx'
import { findPhotosQuery, findReportsQuery } from './finds.queries.ts'
import { PhotosOffDialog } from './PhotosOffDialog.tsx'

const cellSizes = '(max-width: 768px) 45vw, 190px'

/** What is told of the site of an event to forms that begin with it. */
const siteOf = ({ site, country }: Event) =>
  site && { id: site.id, siteName: site.siteName, region: null, country }

/** Adding something new, or something that one has shared already. */
const Adding = ({ event }: { event: Event }) => {
  const [isChoosing, setChoosing] = useState(false)
  const wasChoosing = useWasWanted(isChoosing)
  const site = siteOf(event)
  return (
    <div className={css.row}>
      <Button
        variant="default"
        leftSection={<IconPhotoPlus {...icon} />}
        onClick={() => openAddPhoto(site, event.id)}
      >
        Add a photo
      </Button>
      <Button
        variant="default"
        leftSection={<IconPencilPlus {...icon} />}
        onClick={() => openReportForm(site, { diveDate: event.date }, event.id)}
      >
        Write a dive report
      </Button>
      <Button variant="quiet" leftSection={<IconCamera {...icon} />} onClick={() => setChoosing(true)}>
        Choose from yours
      </Button>
      {wasChoosing && <FindsDialog event={event} opened={isChoosing} onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** The way for organisers to photos that don’t belong here. */
const PhotosOff = ({ event, isOffered }: { event: Event; isOffered: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useWasWanted(isOpen)
  return (
    <>
      {isOffered && (
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            Take photos off…
          </Button>
        </div>
      )}
      {wasOpen && <PhotosOffDialog event={event} opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Photos and dive reports of people who were at an event, once it has begun. */
export const Finds = ({ event }: { event: Event }) => {
  const hasBegun = Date.parse(event.startsAt) <= useNow(60_000)
  const isShown = hasBegun && (event.state === 'open' || event.state === 'closed')
  const photos = usePages({ ...findPhotosQuery(event.id), enabled: isShown })
  const reports = usePages({ ...findReportsQuery(event.id), enabled: isShown })
  if (!isShown) return null
  const error = photos.items ? reports.error : photos.error
  const isNothing = photos.items?.length === 0 && reports.items?.length === 0
  const counts = [
    ...(photos.total > 0 ? [plural(photos.total, { one: '# photo', other: '# photos' })] : []),
    ...(reports.total > 0 ? [plural(reports.total, { one: '# report', other: '# reports' })] : []),
  ]
  return (
    <section className={css.panel} aria-label="Photos and dive reports">
      <div className={css.head}>
        <h2>Photos and dive reports</h2>
        <p className={css.quiet}>{counts.join(' · ')}</p>
      </div>
      {event.may.add && <Adding event={event} />}
      {error && (!photos.items || !reports.items) && (
        <FailureNotice
          title="Photos and reports couldn’t be loaded"
          level={3}
          error={error}
          onRetry={() => {
            photos.retry()
            reports.retry()
          }}
        />
      )}
      {isNothing && (
        <p className={css.quiet} role="status">
          {event.may.add
            ? 'Show the others what you saw. Photos and reports appear here once a moderator has approved them; until then only you see yours.'
            : 'Nobody who was there has added anything yet.'}
        </p>
      )}
      {photos.items && photos.items.length > 0 && (
        <div>
          <Suspense>
            <PhotoGrid
              label="Photos"
              photos={photos.items}
              sizes={cellSizes}
              among={photos.items.map(({ id }) => id)}
            />
          </Suspense>
          <ListEnd of="photos" {...photos} />
        </div>
      )}
      {event.may.organise && <PhotosOff event={event} isOffered={photos.total > 0} />}
      {reports.items && reports.items.length > 0 && (
        <div>
          <FoundReports event={event} reports={reports.items} />
          <ListEnd of="dive reports" {...reports} />
        </div>
      )}
    </section>
  )
}
