import { mediaFeature } from '#features/media/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { ReportFormModal } from './form/lazy-report-form.tsx'
import { ReportOverlay } from './ReportOverlay.tsx'
import { reportShortcuts } from './report-shortcuts.ts'

/** Dive reports. */
export const reportsFeature = defineFeature({
  needs: [mediaFeature],
  outboxKinds: { report: async () => (await import('./components.ts')).loadReportKind() },
  overlays: [ReportOverlay, ReportFormModal],
  shortcuts: reportShortcuts,
})
