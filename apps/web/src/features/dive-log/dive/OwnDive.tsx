import type { DiveDetails } from '@soundings/contract/dive-log'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { useFirstScreen } from '#shared/lib/use-first-screen.ts'
import { useShortcut } from '#shared/lib/use-shortcut.ts'
import { toast } from '#shared/ui/toast.tsx'
import { removeDive, restoreDive } from '../dive-log.queries.ts'
import { openDiveForm } from '../form/dive-form-store.ts'
import { canTellOthers, tellOtherDivers } from '../tell-other-divers.ts'
import { DiveBar } from './DiveBar.tsx'
import { DiveSheet } from './DiveSheet.tsx'
import { DiveSkeleton } from './DiveSkeleton.tsx'
import { diveShortcuts } from './dive-shortcuts.ts'
import type { DiveTool } from './dive-tool.ts'

const DiveDialogs = lazy(() =>
  import('./DiveDialogs.tsx').then((module) => ({ default: module.DiveDialogs })),
)
const DiveOnPaper = lazy(() =>
  import('./print/DiveOnPaper.tsx').then((module) => ({ default: module.DiveOnPaper })),
)

type Props = { dive: DiveDetails; savedAt: number; onRemoved: () => void }

/** A dive of one’s own, and what can be done with it. */
export const OwnDive = ({ dive, savedAt, onRemoved }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isFirstScreenThere = useFirstScreen()
  const [tool, setTool] = useState<DiveTool | null>(null)
  const [hadTool, setHadTool] = useState(false)
  const open = (wanted: DiveTool) => {
    setHadTool(true)
    setTool(wanted)
  }
  const edit = () => openDiveForm({ kind: 'own', dive })
  useShortcut(diveShortcuts.editDive, edit)

  const bringBack = async () => {
    try {
      await restoreDive(queries, dive.id)
      toast.success('Dive restored')
    } catch (error) {
      toast.error(wordsOf(error, 'Couldn’t restore the dive. Open the trash to try again.'))
    }
  }
  const remove = useMutation({
    mutationFn: () => removeDive(queries, dive.id),
    onSuccess: () => {
      onRemoved()
      void navigate({ to: '/dive-log' })
      toast.notify({
        message: 'Dive moved to the trash',
        type: 'success',
        action: { label: 'Undo', act: () => void bringBack() },
      })
    },
    onError: (error) => toast.error(wordsOf(error, 'Couldn’t delete the dive. Please try again.')),
  })

  if (remove.isPending) return <DiveSkeleton />
  return (
    <>
      <DiveSheet
        dive={dive}
        savedAt={savedAt}
        bar={
          <DiveBar
            onEdit={edit}
            onShare={() => open('share')}
            onTell={canTellOthers(dive) ? () => tellOtherDivers(dive) : null}
            onHistory={() => open('history')}
            onDelete={() => remove.mutate()}
          />
        }
      />
      <Suspense>
        {hadTool && <DiveDialogs dive={dive} open={tool} onClose={() => setTool(null)} />}
        {isFirstScreenThere && <DiveOnPaper dive={dive} />}
      </Suspense>
    </>
  )
}
