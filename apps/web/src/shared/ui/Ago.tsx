import { agoText } from '#shared/lib/ago.ts'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useNow } from '#shared/lib/use-now.ts'

const minute = 60_000

/** How long ago something was, with the exact moment for who points at it. */
export const Ago = ({ at }: { at: string }) => {
  const language = useDateLanguage((dates) => dates.language)
  const now = useNow(minute)
  return (
    <time dateTime={at} title={dateTimeText(at, language)}>
      {agoText(Date.parse(at), now)}
    </time>
  )
}
