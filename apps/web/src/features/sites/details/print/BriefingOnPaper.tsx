import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { usePrinting } from '#shared/lib/use-printing.ts'
import { Briefing } from './Briefing.tsx'

/** The page as it is printed: the briefing instead of the app. On screen there is nothing of it. */
export const BriefingOnPaper = (props: ComponentProps<typeof Briefing>) =>
  usePrinting() ? createPortal(<Briefing {...props} />, document.body) : null
