import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import type { Look, PickPlaceProps } from '#shared/map/index.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { icon } from '#shared/ui/icons.ts'
import { EssentialFields } from './fields/EssentialFields.tsx'
import { FurtherFields } from './fields/FurtherFields.tsx'
import { Section } from './fields/Section.tsx'
import { CoordinatesField } from './place/CoordinatesField.tsx'
import { InlandNote } from './place/InlandNote.tsx'
import { PlaceSearch } from './place/PlaceSearch.tsx'
import { PlaceSummary } from './place/PlaceSummary.tsx'
import { UseMyPosition } from './place/UseMyPosition.tsx'
import css from './SiteFormScreen.module.css'
import { SimilarSites } from './similar/SimilarSites.tsx'
import type { useSimilar } from './similar/use-similar.ts'
import { type Lasting, placeProblem } from './site-values.ts'
import type { FormOfSite } from './use-site-form.ts'

/** The map on which the place is chosen; the page brings it along. */
export type PlacePicker = ComponentType<PickPlaceProps>

type Props = {
  title: string
  form: FormOfSite
  problem: string | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  Picker: PlacePicker
  similar: ReturnType<typeof useSimilar>
  filled: { country: string; region: string }
  /** What nobody knows of the site and may stay open. */
  unknown?: readonly Lasting[]
  /** Whether a phone shows the map first. */
  beginsOnMap: boolean
  /** Between title and fields. */
  news?: ReactNode
  /** Where photos are chosen that go with it. */
  photos?: ReactNode
  /** What else is asked before sending. */
  last?: ReactNode
  /** The button that sends, and what stands beside it. */
  actions: ReactNode
}

/** The place on the map and the form about it: beside each other, on a phone one after the other. */
export const SiteFormScreen = ({
  title,
  form,
  problem,
  onSubmit,
  Picker,
  similar,
  filled,
  unknown = [],
  beginsOnMap,
  news,
  photos,
  last,
  actions,
}: Props) => {
  const isMobile = useIsMobile()
  const [stage, setStage] = useState<'map' | 'form'>(beginsOnMap ? 'map' : 'form')
  const [look, setLook] = useState<Look | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isMap = isMobile && stage === 'map'

  const first = useRef(stage)
  useEffect(() => {
    if (first.current === stage) return
    first.current = stage
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [stage])

  // Whoever sends from the end of the form has its beginning, where the problem stands, far out of sight.
  const problemBox = useRef<HTMLDivElement>(null)
  const isAtFields = Object.keys(form.errors).length > 0
  useEffect(() => {
    if (problem !== null && !isAtFields) problemBox.current?.focus()
  }, [problem, isAtFields])

  const { coordinates } = form.values
  const choose = (place: [number, number]) => {
    form.setFieldValue('placeText', '')
    form.setFieldValue('coordinates', place)
  }
  const typePlace = (text: string) => {
    form.clearFieldError('coordinates')
    form.setFieldValue('placeText', text)
  }
  const refusePlace = (problem: string) => form.setFieldError('coordinates', problem)
  const placeError = form.errors.coordinates as string | undefined

  const map = (
    <div className={css.map}>
      <Suspense>
        <Picker place={coordinates} onPlace={choose} look={look} />
      </Suspense>
    </div>
  )
  const search = <PlaceSearch onFound={(bounds) => setLook({ bounds })} />
  const figures = (
    <>
      <CoordinatesField
        place={coordinates}
        typed={form.values.placeText}
        error={placeError}
        onType={typePlace}
        onPlace={choose}
        onProblem={refusePlace}
      />
      <UseMyPosition onPlace={choose} />
      <InlandNote place={coordinates} water={form.values.waterBodyType} />
    </>
  )
  const head = (
    <h1 ref={heading} tabIndex={-1} className={css.title}>
      {title}
    </h1>
  )

  const silenced = (
    <Suspense>
      <SilencedNote />
    </Suspense>
  )

  if (isMap)
    return (
      <div className={css.stage}>
        <div className={css.top}>
          {head}
          {news}
          {silenced}
          {search}
        </div>
        {map}
        <div className={css.bottom}>
          {figures}
          <Button
            variant="main"
            onClick={() => {
              const wrong = placeProblem(form.getValues())
              if (wrong === null) setStage('form')
              else refusePlace(wrong)
            }}
          >
            Continue
          </Button>
        </div>
      </div>
    )

  return (
    <div className={css.screen}>
      <form className={css.form} noValidate onSubmit={onSubmit} aria-label={title}>
        {isMobile && (
          <Button
            variant="default"
            className={css.back ?? ''}
            leftSection={<IconMap2 {...icon} />}
            onClick={() => setStage('map')}
          >
            Back to Map
          </Button>
        )}
        {head}
        {news}
        <div ref={problemBox} tabIndex={-1} className={css.problemBox}>
          <FormProblem>{problem}</FormProblem>
          {silenced}
        </div>
        {isMobile ? (
          <PlaceSummary place={coordinates} error={placeError} onChange={() => setStage('map')} />
        ) : (
          <Section title="Where it is" lead="Tap the map, or centre the crosshair and set the location.">
            {search}
            <div className={css.figures}>{figures}</div>
          </Section>
        )}
        <EssentialFields form={form} filled={filled} unknown={unknown}>
          <SimilarSites similar={similar} />
        </EssentialFields>
        {photos && (
          <Section title="Photos" lead="Optional. They are reviewed together with the site.">
            <Suspense>{photos}</Suspense>
          </Section>
        )}
        <FurtherFields form={form} />
        {last}
        <div className={css.actions}>{actions}</div>
      </form>
      {!isMobile && map}
    </div>
  )
}
