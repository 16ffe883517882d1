import { Button } from '@mantine/core'
import type { ProposedItem } from '@soundings/contract/trips-checklist'
import { type TripTrait, tripTraits } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { itemKindLabel, optionsOf, traitLabel } from '../labels.view.ts'
import css from './checklist.module.css'
import { addItem, proposalsQuery } from './checklist.queries.ts'

/** What such a trip may need: nothing is on the list before somebody takes it. */
export const Proposals = ({ trip, mayShare }: { trip: Trip; mayShare: boolean }) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const [chosen, setChosen] = useState<readonly TripTrait[] | null>(null)
  const { data } = useQuery({ ...proposalsQuery(trip.id, chosen), placeholderData: keepPreviousData })
  const { mutate, isPending } = useMutation({
    mutationFn: async (items: readonly ProposedItem[]) => {
      for (const { title, kind, isShared, due } of items)
        await addItem(queries, trip.id, {
          title,
          kind,
          due,
          isShared: isShared && mayShare,
          clientKey: newKey(),
        })
      return items.length
    },
    onSuccess: (count) => toast.success(plural(count, { one: '# item added', other: '# items added' })),
    onError: (error) => toast.error(wordsOf(error, 'Not all of it could be added. Please try again.')),
  })
  if (!data) return null
  const traits = chosen ?? data.traits
  return (
    <section className={css.part} aria-labelledby="proposals">
      <div className={css.head}>
        <h2 id="proposals">Don’t forget</h2>
        {data.items.length > 1 && (
          <Button variant="default" loading={isPending} onClick={() => mutate(data.items)}>
            Add all
          </Button>
        )}
      </div>
      <ChipsField
        label="This trip is"
        options={optionsOf(traitLabel)}
        value={[...traits]}
        onChange={(value) => setChosen(tripTraits.filter((each) => value.includes(each)))}
      />
      {data.items.length === 0 ? (
        <p className={css.quiet}>Everything that we would propose is on your lists.</p>
      ) : (
        <ul className={css.proposals}>
          {data.items.map((item) => (
            <li key={item.title}>
              <span>
                {item.title}
                <small>
                  {itemKindLabel[item.kind]}
                  {item.isShared && mayShare && ' · shared'}
                  {item.due !== null && ` · by ${dateText(item.due, language)}`}
                </small>
              </span>
              <Button
                variant="quiet"
                leftSection={<IconPlus {...icon} />}
                aria-label={`Add ${item.title}`}
                disabled={isPending}
                onClick={() => mutate([item])}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
