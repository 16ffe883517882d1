import type { Site } from '@soundings/contract/sites'
import { createPortal } from 'react-dom'
import { Briefing } from './Briefing.tsx'
import { usePrinting } from './use-printing.ts'

/** The page as it is printed: the briefing instead of the app. On screen there is nothing of it. */
export const BriefingOnPaper = ({ site }: { site: Site }) =>
  usePrinting() ? createPortal(<Briefing site={site} />, document.body) : null
