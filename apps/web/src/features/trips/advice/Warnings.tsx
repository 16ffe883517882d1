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
      <Sign {...icon} className={css.sign} />
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

const List = ({ tripId, warnings }: { tripId: string; warnings: readonly TripWarning[] }) => (
  <ul>
    {warnings.map((warning) => (
      <Warning key={warning.key} tripId={tripId} warning={warning} />
    ))}
  </ul>
)

/**
 * What to mind on a trip, the gravest first. What people get hurt by stands there; the rest is folded, as is what the reader
 * knows.
 */
export const Warnings = ({ tripId }: { tripId: string }) => {
  const units = useUnits()
  const [shown, setShown] = useState<'rest' | 'known' | null>(null)
  const { data } = useQuery(warningsQuery(tripId, units))
  if (!data || data.items.length === 0) return null
  const open = data.items.filter(({ isKnown }) => !isKnown)
  const grave = open.filter(({ severity }) => severity === 'danger')
  const rest = open.filter(({ severity }) => severity !== 'danger')
  const known = data.items.filter(({ isKnown }) => isKnown)
  const toggle = (part: 'rest' | 'known') => setShown(shown === part ? null : part)
  return (
    <section className={css.warnings} aria-label="What to mind">
      {grave.length > 0 && <List tripId={tripId} warnings={grave} />}
      <div className={css.more}>
        {rest.length > 0 && (
          <Button
            variant="default"
            aria-expanded={shown === 'rest'}
            leftSection={<IconAlertTriangle {...icon} />}
            onClick={() => toggle('rest')}
          >
            {plural(rest.length, { one: '# thing to mind', other: '# things to mind' })}
          </Button>
        )}
        {known.length > 0 && (
          <Button variant="quiet" aria-expanded={shown === 'known'} onClick={() => toggle('known')}>
            {plural(known.length, { one: '# that you know', other: '# that you know' })}
          </Button>
        )}
      </div>
      {shown === 'rest' && rest.length > 0 && <List tripId={tripId} warnings={rest} />}
      {shown === 'known' && known.length > 0 && <List tripId={tripId} warnings={known} />}
    </section>
  )
}
