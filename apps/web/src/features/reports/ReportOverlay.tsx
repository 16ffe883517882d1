import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { latePart, useWasWanted } from '#shared/ui/late-part.tsx'

type Props = {
  /** The site that the page below shows. */
  siteBelow: string | null
}

const Loaded = latePart<Props>(
  async () => (await (await import('./parts.ts')).loadReportWindow()).ReportWindow,
  { words: 'Failed to open the dive report. Check your connection and reload the page.' },
)

/** One dive report over any page, as `?report=` asks for it. Its code loads when it is first wanted. */
export const ReportOverlay = (props: Props) => {
  const wasWanted = useWasWanted(useSearch({ strict: false }).report !== undefined)
  return (
    wasWanted && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}
