import { Button, Skeleton } from '@mantine/core'
import { tripPath, tripsPages } from '@soundings/contract/trips-pages'
import type { TripLine } from '@soundings/contract/trips-shapes'
import { locationText } from '@soundings/rules/sites'
import { daysOfTrip, mayEditTrip } from '@soundings/rules/trips'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { shortDayText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { addToTripForm, type TripSite } from '#shared/trips/add-to-trip.ts'
import { FailureText } from '#shared/ui/FailureText.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { beginTrip } from '../form/trip-start.ts'
import { byNext, whenText } from '../list/list.view.ts'
import { addStop } from '../plan/plan.queries.ts'
import { tripsQuery } from '../trips.queries.ts'

const { close } = addToTripForm

/** Begins a trip to where a site is. */
const planThere = ({ id, siteName, region, country, coordinates: [lng, lat] }: TripSite): void =>
  beginTrip({
    name: region ?? country ?? siteName,
    destination: locationText({ city: null, region, country }),
    country,
    position: [lng, lat],
    site: { id, siteName },
  })

type Props = { site: TripSite; trips: readonly TripLine[] }

/** Which of one’s trips, and which day of it. */
const Choose = ({ site, trips }: Props) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const language = useDateLanguage((dates) => dates.language)
  const [tripId, setTripId] = useState(trips[0]?.id ?? '')
  const [day, setDay] = useState('')
  const [clientKey] = useState(newKey)
  const trip = trips.find(({ id }) => id === tripId) ?? trips[0]
  const { mutate, isPending, error } = useMutation({
    mutationFn: (to: TripLine) => addStop(queries, to.id, { siteId: site.id, day: day || null, clientKey }),
    onSuccess: (_, to) => {
      close()
      toast.notify({
        type: 'success',
        message: `${site.siteName} added to ${to.name}`,
        action: { label: 'View trip', act: () => history.push(tripPath(to.id)) },
      })
    },
  })
  if (!trip) return null
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        mutate(trip)
      }}
    >
      <FormProblem>{error && wordsOf(error, 'The site couldn’t be added. Please try again.')}</FormProblem>
      <ChoiceField
        label="Trip"
        required={false}
        data-autofocus
        value={trip.id}
        data={trips.map((each) => ({ value: each.id, label: `${each.name}, ${whenText(each, language)}` }))}
        onChange={({ target }) => {
          setTripId(target.value)
          setDay('')
        }}
      />
      <ChoiceField
        label="Day"
        required={false}
        value={day}
        data={[
          { value: '', label: 'An idea, without a day' },
          ...daysOfTrip(trip).map((each, at) => ({
            value: each,
            label: `Day ${at + 1}: ${shortDayText(each, language)}`,
          })),
        ]}
        onChange={({ target }) => setDay(target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="main" loading={isPending}>
          Add to trip
        </Button>
      </div>
    </form>
  )
}

const Content = ({ site }: { site: TripSite }) => {
  const { history } = useRouter()
  const list = usePages(tripsQuery({ from: dayHere(Date.now()), order: 'soonest' }))
  const isLate = useLate(list.isLoading)
  const trips = byNext(list.items ?? []).filter(
    ({ role, status }) => mayEditTrip(role) && status !== 'cancelled',
  )
  return (
    <div className={css.form}>
      {!list.items && list.error && (
        <div className={css.form} role="alert">
          <FailureText error={list.error} />
          <Button variant="default" onClick={list.retry}>
            Try again
          </Button>
        </div>
      )}
      {list.isLoading && isLate && <Skeleton height={150} radius="md" />}
      {trips.length > 0 && <Choose site={site} trips={trips} />}
      {list.items && trips.length === 0 && (
        <p className={css.quiet}>You have no trip ahead that it could be added to.</p>
      )}
      {list.items && <ListEnd of="trips" {...list} />}
      <div className={css.actions}>
        <Button
          variant="default"
          leftSection={<IconPlaneDeparture {...icon} />}
          onClick={() => {
            close()
            planThere(site)
            history.push(tripsPages.trips)
          }}
        >
          Plan a new trip here
        </Button>
      </div>
    </div>
  )
}

/** To which trip a dive site goes, over any page. */
export const AddToTripWindow = ({ personId }: { personId: string }) => {
  const { isOpen, personId: opener, subject } = addToTripForm.useForm()
  const opened = isOpen && opener === personId && subject !== null
  return (
    <FormModal
      opened={opened}
      onClose={close}
      title={subject ? `Add ${subject.siteName} to a trip` : 'Add to a trip'}
    >
      {opened && <Content key={subject.id} site={subject} />}
    </FormModal>
  )
}
