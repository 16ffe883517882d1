import { Button } from '@mantine/core'
import { TripImport, tripTexts } from '@soundings/contract/trips'
import { IconFileImport, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { importTrip } from '../trips.queries.ts'
import css from './planner.module.css'
import { TripTrash } from './TripTrash.tsx'

/** What a file says, as it is sent; null where it is no trip. */
const readFile = async (file: File) => {
  const said: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null)
  return TripImport.safeParse(said).data ?? null
}

/** Brings a trip back: from a file, or from the trash. */
export const TripFiles = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const [isTrash, setTrash] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const read = await readFile(file)
      return read && importTrip(queries, { ...read, clientKey: newKey() })
    },
    onSuccess: (trip) => {
      if (!trip) return toast.error(tripTexts.unreadable)
      toast.success(`${trip.name} imported`)
      void navigate({ to: '/trips/$tripId', params: { tripId: trip.id } })
    },
    onError: (error) => toast.error(wordsOf(error, tripTexts.unreadable)),
  })
  return (
    <div className={css.files}>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="A trip as JSON"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) mutate(file)
        }}
      />
      <Button
        variant="quiet"
        leftSection={<IconFileImport {...icon} />}
        loading={isPending}
        onClick={() => picker.current?.click()}
      >
        Import a trip
      </Button>
      <Button variant="quiet" leftSection={<IconTrash {...icon} />} onClick={() => setTrash(true)}>
        Deleted trips
      </Button>
      <FormModal opened={isTrash} onClose={() => setTrash(false)} title="Deleted trips" size={520}>
        {isTrash && <TripTrash />}
      </FormModal>
    </div>
  )
}
