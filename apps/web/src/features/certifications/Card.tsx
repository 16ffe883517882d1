import { Button } from '@mantine/core'
import { type Certification, CertificationFacts } from '@soundings/contract/certifications'
import { depthBand } from '@soundings/rules/depth'
import { depthText } from '@soundings/rules/units'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/media/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { newKey } from '#shared/lib/new-key.ts'
import { toast } from '#shared/ui/toast.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './Card.module.css'
import { CardLook } from './CardLook.tsx'
import { addCertification, removeCertification } from './certifications.queries.ts'
import { kindText } from './certifications.view.ts'

type PictureProps = { photo: NonNullable<Certification['photo']>; name: string }

/** The photo of the card, small; it opens in the viewer. */
const CardPicture = ({ photo: { id, state, thumbnailUrl }, name }: PictureProps) => {
  if (thumbnailUrl === null)
    return (
      <span className={css.picture}>{state === 'broken' ? 'Couldn’t be processed' : 'Being prepared'}</span>
    )
  return (
    <Link className={css.picture ?? ''} {...photoLink(id, [id])}>
      <img src={thumbnailUrl} alt={`Your card: ${name}`} loading="lazy" />
    </Link>
  )
}

type Props = { certification: Certification; onEdit: () => void }

/** A certification, with what can be done with it. */
export const Card = ({ certification, onEdit }: Props) => {
  const { id, agency, level, kind, depth, issuedOn, number, photo } = certification
  const language = useDateLanguage((dates) => dates.language)
  const unit = useUnits((units) => units.depth)
  const queries = useQueryClient()
  const name = `${agency} ${level}`
  const putBack = () => {
    const facts = { ...CertificationFacts.parse(certification), photoId: photo?.id }
    addCertification(queries, facts, newKey()).catch((error: unknown) =>
      toast.error(wordsOf(error, 'Couldn’t undo it. Please try again.')),
    )
  }
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => removeCertification(queries, id),
    onSuccess: () =>
      toast.notify({
        message: `${name} deleted`,
        type: 'success',
        duration: 8_000,
        action: { label: 'Undo', act: putBack },
        isKept: false,
      }),
    onError: (error) =>
      toast.error(wordsOf(error, 'The certification couldn’t be deleted. Please try again.')),
  })
  return (
    <li className={css.card} data-photo={Boolean(photo)}>
      {photo && <CardPicture photo={photo} name={name} />}
      <div className={css.head}>
        <h2 className={css.level}>{level}</h2>
        <span>{agency}</span>
        {depth !== null && (
          <span className={css.depth} data-band={depthBand(depth)}>
            to {depthText(depth, unit)}
          </span>
        )}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>Kind</dt>
          <dd>{kindText(kind)}</dd>
        </div>
        {issuedOn && (
          <div>
            <dt>Issued</dt>
            <dd>{dateText(issuedOn, language)}</dd>
          </div>
        )}
        {number && (
          <div>
            <dt>Card number</dt>
            <dd>{number}</dd>
          </div>
        )}
      </dl>
      <CardLook certification={certification} name={name} />
      <div className={css.actions}>
        <Button variant="default" aria-label={`Edit: ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" aria-label={`Delete: ${name}`} loading={isPending} onClick={() => remove()}>
          Delete
        </Button>
      </div>
    </li>
  )
}
