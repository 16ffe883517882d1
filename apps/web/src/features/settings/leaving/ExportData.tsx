import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { saveFile } from '#shared/lib/save-file.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { Part } from '../Part.tsx'
import { exportData } from './leaving.queries.ts'
import { exportName } from './leaving.view.ts'

/** All that is kept of a person, to take along. */
export const ExportData = () => {
  const load = useMutation({
    mutationFn: exportData,
    onSuccess: (content) =>
      saveFile({ name: exportName(new Date()), type: 'application/zip', content: content.slice() }),
    onError: (error) => toast.error(wordsOf(error, 'Your data couldn’t be exported')),
  })
  return (
    <Part
      title="Export your data"
      lead="Everything this server stores about you in one ZIP file: your account, settings and posts as JSON, plus your photos."
    >
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          loading={load.isPending}
          onClick={() => load.mutate()}
        >
          Export my data
        </Button>
      </div>
    </Part>
  )
}
