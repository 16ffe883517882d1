import type { DiveDetails } from '@soundings/contract/dive-log'
import { createPortal } from 'react-dom'
import { usePrinting } from '#shared/lib/use-printing.ts'
import { LogbookPage } from './LogbookPage.tsx'

/** The page of a dive as it is printed: a page of a logbook instead of the app. On screen there is nothing of it. */
export const DiveOnPaper = ({ dive }: { dive: DiveDetails }) =>
  usePrinting() ? createPortal(<LogbookPage dive={dive} />, document.body) : null
