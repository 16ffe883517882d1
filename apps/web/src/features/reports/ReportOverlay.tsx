import { useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'

type Props = {
  /** The site that the page below shows. */
  siteBelow: string | null
}

const Nothing = () => null

const Loaded = lazy<ComponentType<Props>>(async () => {
  try {
    const { ReportWindow } = await (await import('./parts.ts')).loadReportWindow()
    return { default: ReportWindow }
  } catch {
    const { toast } = await import('#shared/ui/toast.tsx')
    toast.error('Failed to open the dive report. Check your connection and reload the page.')
    return { default: Nothing }
  }
})

/** One dive report over any page, as `?report=` asks for it. Its code loads when it is first wanted. */
export const ReportOverlay = (props: Props) => {
  const isWanted = useSearch({ strict: false }).report !== undefined
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  return (
    wasWanted && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}
