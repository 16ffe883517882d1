import { Button } from '@mantine/core'
import { IconCertificate, IconChartBar, IconDownload, IconPlus, IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { openDiveForm } from '../form/dive-form-store.ts'
import { logShortcuts } from '../log-shortcuts.ts'
import { ExportDialog } from './ExportDialog.tsx'
import css from './LogHead.module.css'

/** What the page is, and everything that can be done with a log. */
export const LogHead = () => {
  const [isExporting, setExporting] = useState(false)
  useShortcut(logShortcuts.add, () => openDiveForm())
  return (
    <PageHead title="Dive Log" lead="Track your underwater adventures. Only you can see your log.">
      <div className={css.actions}>
        <Button
          variant="main"
          leftSection={<IconPlus {...icon} />}
          aria-haspopup="dialog"
          onClick={() => openDiveForm()}
        >
          Add New Dive
        </Button>
        <ButtonLink variant="default" to="/dive-log/equipment" leftSection={<IconTool {...icon} />}>
          Equipment Log
        </ButtonLink>
        <ButtonLink variant="default" to="/dive-log/statistics" leftSection={<IconChartBar {...icon} />}>
          Statistics
        </ButtonLink>
        <ButtonLink
          variant="default"
          to="/dive-log/certifications"
          leftSection={<IconCertificate {...icon} />}
        >
          Certifications
        </ButtonLink>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          aria-haspopup="dialog"
          onClick={() => setExporting(true)}
        >
          Export Log
        </Button>
      </div>
      <ExportDialog opened={isExporting} onClose={() => setExporting(false)} />
    </PageHead>
  )
}
