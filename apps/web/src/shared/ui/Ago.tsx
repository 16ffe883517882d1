import { useState } from 'react'
import { agoText } from '#shared/lib/ago.ts'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { useSettled } from '#shared/lib/use-settled.ts'

const minute = 60_000

/** How long ago something was, with the exact moment for who points at it. */
export const Ago = ({ at }: { at: string }) => {
  const language = useDateLanguage((dates) => dates.language)
  const now = useNow(minute)
  // Written late: the first date of a page takes a phone longer than a whole post.
  const isSettled = useSettled()
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <time
      dateTime={at}
      title={isPointedAt || isSettled ? dateTimeText(at, language) : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {agoText(Date.parse(at), now)}
    </time>
  )
}
