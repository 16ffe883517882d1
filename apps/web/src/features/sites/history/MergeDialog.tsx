import { Button } from '@mantine/core'
import type { Site, SiteSummary } from '@soundings/contract/sites'
import { distanceKm } from '@soundings/rules/geo'
import { locationText } from '@soundings/rules/sites'
import { distanceText } from '@soundings/rules/units'
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { Depth } from '#shared/ui/Depth.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { nearbyQuery, siteHintsQuery } from '../sites.queries.ts'
import { shortPlace } from '../sites.view.ts'
import { mergeSites, unmergeSite } from './history.queries.ts'
import css from './MergeDialog.module.css'

/** How many sites are offered at once. */
const maxOffered = 8

type Props = { site: Site; opened: boolean; onClose: () => void }

/** Makes a site part of another that is the same: the other is looked up, both are shown, and only then it is done. */
export const MergeDialog = ({ site, opened, onClose }: Props) => {
  const [other, setOther] = useState<SiteSummary | null>(null)
  const close = () => {
    setOther(null)
    onClose()
  }
  return (
    <FormModal opened={opened} onClose={close} title="Merge with another site" size={600}>
      {other ? (
        <Compare site={site} other={other} onBack={() => setOther(null)} onDone={close} />
      ) : (
        <Choose site={site} onChoose={setOther} />
      )}
    </FormModal>
  )
}

const Choose = ({ site, onChoose }: { site: Site; onChoose: (other: SiteSummary) => void }) => {
  const unit = useUnits(({ depth }) => depth)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const found = useQuery({
    ...siteHintsQuery(words, maxOffered),
    ...(words === '' && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  const near = useQuery(nearbyQuery(site.id))
  const nearby: readonly SiteSummary[] = near.data?.items ?? []
  const offered = words === '' ? nearby : (found.data?.items ?? []).filter(({ id }) => id !== site.id)
  const asked = words === '' ? near : found
  return (
    <div className={formCss.form}>
      <p>
        ‘{site.siteName}’ becomes part of the site you choose. Its name is kept there as another name,
        favourites move along, and its address leads there.
      </p>
      <TextField
        label="Site to keep"
        type="search"
        placeholder="Search dive sites"
        autoComplete="off"
        required={false}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">
        {asked.isError ? (
          <p className={css.none}>Failed to load dive sites</p>
        ) : (
          asked.isSuccess && offered.length === 0 && <p className={css.none}>No Dive Sites Found</p>
        )}
      </div>
      {asked.isError && (
        <div className={formCss.actions}>
          <Button variant="default" loading={asked.isFetching} onClick={() => void asked.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {offered.length > 0 && (
        <ul className={css.offered} aria-label={words === '' ? 'Nearby sites' : 'Sites found'}>
          {offered.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onChoose(one)}>
                <span>
                  <bdi className={css.name}>{one.siteName}</bdi>
                  <span className={css.place}>{shortPlace(one)}</span>
                </span>
                <span className={css.place}>
                  {distanceText(distanceKm(site.coordinates, one.coordinates), unit)} away
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Side = ({ title, site }: { title: string; site: SiteSummary | Site }) => (
  <section className={css.side}>
    <h3>{title}</h3>
    <p className={css.name}>
      <bdi>{site.siteName}</bdi>
    </p>
    <p>{locationText(site)}</p>
    <p>
      Max depth <Depth metres={site.maxDepth} />
    </p>
  </section>
)

type Compared = { site: Site; other: SiteSummary; onBack: () => void; onDone: () => void }

const Compare = ({ site, other, onBack, onDone }: Compared) => {
  const queries = useQueryClient()
  const go = useNavigate()
  const unit = useUnits(({ depth }) => depth)
  const away = distanceText(distanceKm(site.coordinates, other.coordinates), unit)
  const open = ({ id, slug }: Pick<Site, 'id' | 'slug'>) =>
    void go({ to: '/sites/$siteId/{-$slug}', params: { siteId: id, slug } })
  const takeBack = async () => {
    try {
      open(await unmergeSite(queries, site.id))
      toast.success('Merge undone')
    } catch (error) {
      toast.error(wordsOf(error, 'The merge couldn’t be undone'))
    }
  }
  const merge = useMutation({
    mutationFn: () => mergeSites(queries, site.id, other.id),
    onSuccess: (into) => {
      onDone()
      open(into)
      toast.notify({
        type: 'success',
        message: `‘${site.siteName}’ is now part of ‘${into.siteName}’`,
        duration: 10_000,
        action: { label: 'Unmerge', act: () => void takeBack() },
      })
    },
  })
  return (
    <div className={formCss.form}>
      <FormProblem>{merge.error && wordsOf(merge.error, 'The sites couldn’t be merged')}</FormProblem>
      <div className={css.sides}>
        <Side title="Becomes part" site={site} />
        <Side title="Stays" site={other} />
      </div>
      <p>
        They lie <strong>{away}</strong> apart.
      </p>
      <div className={formCss.actions}>
        <Button variant="main" loading={merge.isPending} onClick={() => merge.mutate()} data-autofocus>
          Merge
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Choose another
        </Button>
      </div>
    </div>
  )
}
