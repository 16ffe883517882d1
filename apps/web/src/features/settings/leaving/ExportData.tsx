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
    onError: (error) => toast.error(wordsOf(error, 'Failed to export your data')),
  })
  return (
    <Part
      title="Take your data along"
      lead="Everything this server keeps of you, as a zip: your account, your settings and what you wrote as JSON files, and your pictures."
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
