import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { changeEquipment, type ListChange } from './equipment.queries.ts'

type Asked = {
  change: ListChange
  /** Said once it is done, with a way back. */
  done?: { message: string; undo: ListChange }
}

/** Changes the list with one press. A failure says why and leaves everything as it was. */
export const useListChange = () => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change }: Asked) => changeEquipment(queries, change),
    onSuccess: (_nothing, { done }) => {
      if (!done) return
      const undo = () =>
        void changeEquipment(queries, done.undo).catch((error: unknown) =>
          toast.error(wordsOf(error, 'Couldn’t undo it. Please try again.')),
        )
      toast.notify({
        message: done.message,
        type: 'success',
        duration: 8_000,
        action: { label: 'Undo', act: undo },
        isKept: false,
      })
    },
    onError: (error) => toast.error(wordsOf(error, 'Your equipment couldn’t be saved. Please try again.')),
  })
  return { change: (asked: Asked) => mutate(asked), isPending }
}
