import { Button } from '@mantine/core'
import type { Trip } from '@soundings/contract/trips-shapes'
import { IconCloudOff, IconHistory, IconMapPin } from '@tabler/icons-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { useFreshStart } from '#shared/drafts/use-fresh-start.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { showStartedOver } from '#shared/ui/form/started-over.ts'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { TripFields } from './TripFields.tsx'
import css from './TripForm.module.css'
import { openTripDraft, type TripDraft } from './trip-draft.ts'
import { takeBegun, useTripStart } from './trip-start.ts'
import { emptyTrip, type TripValues } from './trip-values.ts'
import { useTripWriting } from './use-trip-writing.ts'

type Site = { id: string; siteName: string }

type Props = {
  personId: string
  /** Hears what stands in the form, for what is recommended beside it. */
  onTyped: (values: TripValues) => void
  /** It is on the server; null where it waits on this device. */
  onCreated: (trip: Trip | null) => void
}

const base = emptyTrip()

const Form = ({
  personId,
  draft,
  onStartOver,
  onTyped,
  onCreated,
}: Props & { draft: TripDraft; onStartOver: () => void }) => {
  const [site, setSite] = useState<Site | null>(null)
  const isOffline = useConnection((connection) => connection.isOffline)
  const writing = useTripWriting({
    personId,
    base,
    draft,
    trip: null,
    siteId: site?.id ?? null,
    onDone: (trip) => {
      setSite(null)
      onCreated(trip)
    },
  })
  const { form, problem, isSending } = writing
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
  const tell = useEffectEvent(onTyped)
  useEffect(() => tell(form.values), [form.values])

  const begun = useTripStart((now) => now.begun)
  const begin = useEffectEvent(() => {
    if (begun === null) return
    const before = form.getValues()
    const key = { key: draft.key, tried: draft.tried }
    if ('waiting' in begun) {
      const { body, key: waiting, tried } = begun.waiting
      const { coordinates, ...words } = body.words
      const position = coordinates ? ([coordinates[0], coordinates[1]] as [number, number]) : null
      const values = { ...base, ...words, position } as TripValues
      draft.adopt({ key: waiting, values })
      draft.tried = tried
      form.setValues(values)
    } else {
      const { site: chosen, ...words } = begun.start
      if (chosen) setSite(chosen)
      form.setValues({ ...before, ...words, name: before.name || (words.name ?? '') })
    }
    takeBegun()
    form.clearErrors()
    form.getInputNode(form.getValues().name === '' ? 'name' : 'startDate')?.focus()
    const after = form.getValues()
    if (before.destination !== '' && before.destination !== after.destination)
      showStartedOver(() => {
        draft.adopt({ key: key.key, values: before })
        draft.tried = key.tried
        form.setValues(before)
      })
  })
  useEffect(() => {
    if (begun) begin()
  }, [begun])

  return (
    <form
      className={css.form}
      noValidate
      aria-label="Create Trip"
      onSubmit={(submit) => {
        if (isSending) submit.preventDefault()
        else writing.submit(submit)
      }}
    >
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        <Suspense>
          <SilencedNote />
        </Suspense>
      </div>
      {draft.isRestored && (
        <FormNews icon={IconHistory} act="Start over" onAct={onStartOver}>
          This is your saved draft. Only you can see it, in this browser.
        </FormNews>
      )}
      {site && (
        <FormNews icon={IconMapPin} act="Leave it out" onAct={() => setSite(null)}>
          {site.siteName} will be the first idea of this trip.
        </FormNews>
      )}
      <p className={css.quiet}>Name, destination and dates are required. The rest is optional.</p>
      {/* What would be typed while it is sent would not be in it. */}
      <div className={css.fields} inert={isSending}>
        <TripFields form={form} />
      </div>
      <div role="status">
        {isOffline && (
          <FormNews icon={IconCloudOff}>
            No connection. Your trip will be saved on this device and created when you’re back online.
          </FormNews>
        )}
      </div>
      <div>
        <Button ref={saving} type="submit" variant="main" loading={isSending}>
          Create Trip
        </Button>
      </div>
    </form>
  )
}

/** The form of a new trip, with what was typed into it before. */
export const NewTrip = (props: Props) => {
  const { draft, round, startOver } = useFreshStart(
    () => openTripDraft({ personId: props.personId, base }),
    ({ typed }) =>
      (fresh) => {
        fresh.typed = typed
      },
  )
  return <Form key={round} {...props} draft={draft} onStartOver={startOver} />
}
