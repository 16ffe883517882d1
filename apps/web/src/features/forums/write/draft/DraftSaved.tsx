import { agoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'

type Props = { draft: { savedAt: () => number | null; isKept: () => boolean } }

/** Whether what is typed outlives this page, and since when. */
export const DraftSaved = ({ draft }: Props) => {
  const now = useNow(30_000)
  const at = draft.savedAt()
  if (!draft.isKept()) return <span>This draft can’t be saved on this device. Keep this page open.</span>
  if (at === null) return null
  return (
    <span>
      Draft saved <time dateTime={new Date(at).toISOString()}>{agoText(at, Math.max(now, at))}</time>
    </span>
  )
}
