import { ActionIcon } from '@mantine/core'
import { groupLimits } from '@soundings/contract/groups-fields'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { type ChosenSite, SiteField } from '#features/sites/index.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './GroupFields.module.css'

type Props = { value: ChosenSite[]; onChange: (sites: ChosenSite[]) => void; error?: ReactNode }

const placeOf = ({ region, country }: ChosenSite) => [region, country].filter(Boolean).join(', ')

/** The sites that a group calls its own, one after the other. */
export const HomeSitesField = ({ value, onChange, error }: Props) => {
  const field = useRef<HTMLFieldSetElement>(null)
  /** The search begins anew once its site is in the list. */
  const [round, setRound] = useState(0)
  const add = (site: ChosenSite | null) => {
    if (!site) return
    if (!value.some(({ id }) => id === site.id)) onChange([...value, site])
    setRound(round + 1)
  }
  const remove = (id: string) => {
    onChange(value.filter((site) => site.id !== id))
    // The button that was pressed is gone.
    field.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset ref={field} tabIndex={-1} className={css.sites} data-path="sites">
      <legend className={css.label}>Home sites</legend>
      <p className={css.about}>Where you usually dive. They’re shown on a map of the group.</p>
      {value.length > 0 && (
        <ul className={css.chosen}>
          {value.map((site) => (
            <li key={site.id}>
              <span className={css.siteWords}>
                <bdi className={css.siteName}>{site.siteName}</bdi>
                <span className={css.about}>{placeOf(site)}</span>
              </span>
              <ActionIcon
                variant="quiet"
                aria-label={`Remove ${site.siteName}`}
                onClick={() => remove(site.id)}
              >
                <IconX {...icon} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {value.length < groupLimits.homeSites && (
        <Suspense fallback={<div className={css.space} />}>
          <SiteField key={round} name="homeSite" isOptional site={null} near={[]} onChoose={add} />
        </Suspense>
      )}
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  )
}
