import { eventPath } from '@soundings/contract/events-pages'
import type { Event } from '@soundings/contract/events-shapes'
import type { DateLanguage } from '#shared/lib/date.ts'
import { placeSpan, spanText } from '#shared/lib/event-times.ts'
import { canShare, copyLink, shareLink } from '#shared/ui/share-link.ts'
import { placeText } from '../list/event.view.ts'

/** Hands the address of an event on: by the share sheet of the device, or else copied. */
export const shareEvent = (event: Event, language: DateLanguage): Promise<void> => {
  const url = new URL(eventPath(event), window.location.origin).href
  if (!canShare()) return copyLink(url)
  const text = `${event.title}, ${spanText(placeSpan(event, language))}, ${placeText(event)}`
  return shareLink({ title: event.title, text, url })
}
