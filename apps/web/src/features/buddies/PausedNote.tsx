import { requestsPausedText } from '@soundings/rules/request-signals'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { FormNote } from '#shared/ui/form/FormNote.tsx'
import { myBuddiesQuery } from './buddies.queries.ts'

/** Says why new requests are paused, and until when; nothing while they are not. */
export const PausedNote = () => {
  const language = useDateLanguage((dates) => dates.language)
  const { data } = useInfiniteQuery(myBuddiesQuery('buddies'))
  const until = data?.pages[0]?.pausedUntil
  if (!until || Date.parse(until) <= Date.now()) return null
  return <FormNote>{requestsPausedText(dateTimeText(until, language))}</FormNote>
}
