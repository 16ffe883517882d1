import { Button } from '@mantine/core'
import type { TripWarning } from '@soundings/contract/trip-advice-shapes'
import { plural } from '@soundings/rules/phrases'
import { IconAlertOctagon, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './advice.module.css'
import { knowWarning, warningsQuery } from './advice.queries.ts'

const looks = {
  danger: { Sign: IconAlertOctagon, word: 'Danger' },
  caution: { Sign: IconAlertTriangle, word: 'Caution' },
  info: { Sign: IconInfoCircle, word: 'Good to know' },
} as const

const Warning = ({ tripId, warning }: { tripId: string; warning: TripWarning }) => {
  const queries = useQueryClient()
  const units = useUnits()
  const { key, severity, text, source, sourceUrl, isKnown } = warning
  const { Sign, word } = looks[severity]
  const { mutate, isPending } = useMutation({
    mutationFn: () => knowWarning(queries, { tripId, key, isKnown: !isKnown, units }),
    onError: (error) => toast.error(wordsOf(error, 'That couldn’t be saved. Please try again.')),
  })
  return (
    <li className={css.warning} data-severity={severity} data-known={isKnown || undefined}>
      <Sign {...icon} />
      <div>
        <p>
          <strong>{word}.</strong> {text}
        </p>
        {source !== null && (
          <p className={css.source}>
            Source:{' '}
            {sourceUrl === null ? (
              source
            ) : (
              <a href={sourceUrl} target="_blank" rel="noreferrer">
                {source}
              </a>
            )}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        aria-pressed={isKnown}
        aria-label={`I know: ${text}`}
        loading={isPending}
        {...(isKnown && { leftSection: <IconCheck {...icon} /> })}
        onClick={() => mutate()}
      >
        I know
      </Button>
    </li>
  )
}

/** What to mind on a trip, the gravest first. What the reader knows is folded. */
export const Warnings = ({ tripId }: { tripId: string }) => {
  const units = useUnits()
  const [showsKnown, setShowsKnown] = useState(false)
  const { data } = useQuery(warningsQuery(tripId, units))
  if (!data || data.items.length === 0) return null
  const open = data.items.filter(({ isKnown }) => !isKnown)
  const known = data.items.filter(({ isKnown }) => isKnown)
  return (
    <section className={css.warnings} aria-label="What to mind">
      {open.length > 0 && (
        <ul>
          {open.map((warning) => (
            <Warning key={warning.key} tripId={tripId} warning={warning} />
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <Button variant="quiet" aria-expanded={showsKnown} onClick={() => setShowsKnown(!showsKnown)}>
          {plural(known.length, { one: '# note that you know', other: '# notes that you know' })}
        </Button>
      )}
      {showsKnown && known.length > 0 && (
        <ul>
          {known.map((warning) => (
            <Warning key={warning.key} tripId={tripId} warning={warning} />
          ))}
        </ul>
      )}
    </section>
  )
}
