import { eventHead, eventsHead } from '@soundings/rules/event-share'
import { appPictureAlt } from '@soundings/rules/share'
import type { Events } from '#features/events/index.ts'
import { headingView, pageWith } from './first-page.ts'
import { drawn } from './page-head.ts'
import type { SharePictures } from './share-pictures.service.ts'

type Needs = {
  events: Pick<Events, 'reading'>
  origin: string
  html: string
  pictures: Pick<SharePictures, 'appAddress'>
}

/** The pages of events as everybody reads them: what links to them say, and how search engines find them. */
export const eventShareService = ({ events, origin, html, pictures }: Needs) => {
  const plain = drawn(origin + pictures.appAddress, appPictureAlt)
  const page = (title: string, head: string) => pageWith(html, { head, view: headingView(title) })
  return {
    eventsPage: (): string => page('Events', eventsHead(origin, plain)),

    /** The page of an event, and whether search engines may list it; throws the refusal of one that not everybody sees. */
    eventPage: async (eventId: string): Promise<{ page: string; isListed: boolean }> => {
      const event = await events.reading.event(undefined, eventId)
      const picture = event.image ? { url: new URL(event.image, origin).href, alt: event.title } : plain
      return {
        page: page(event.title, eventHead(origin, event, picture)),
        isListed: event.visibility === 'public',
      }
    },
  }
}
export type EventShares = ReturnType<typeof eventShareService>
