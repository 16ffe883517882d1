import { Button } from '@mantine/core'
import { type Site, Sponsor } from '@soundings/contract/sites'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { useKeptDraft } from '#shared/drafts/use-kept-draft.ts'
import { isOwnAddress } from '#shared/lib/web-address.ts'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import css from '#shared/ui/form/form.module.css'
import { useSchemaForm } from '#shared/ui/form/use-schema-form.ts'
import { toast } from '#shared/ui/toast.tsx'
import { setSponsor } from './history.queries.ts'

type SponsorTyped = { sponsoredBy: string; sponsorURL: string; logoURL: string }

/** An empty field is no address. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed), schema)

const notShown = () =>
  `Must start with ${window.location.origin}/. Divers’ browsers show no pictures of other servers here.`

const Typed = z.object({
  sponsoredBy: z.string().trim().min(1, 'Enter the sponsor’s name').pipe(Sponsor.shape.sponsoredBy),
  sponsorURL: orNothing(Sponsor.shape.sponsorURL),
  logoURL: orNothing(
    Sponsor.shape.logoURL.refine((logo) => logo === null || isOwnAddress(logo), { error: notShown }),
  ),
})

type Props = { site: Site; opened: boolean; onClose: () => void }

/** Who paid for being named at a site. Readers see it labelled as sponsored. */
export const SponsorDialog = ({ site, opened, onClose }: Props) => (
  <FormModal opened={opened} onClose={onClose} title="Sponsored">
    <Form site={site} onDone={onClose} />
  </FormModal>
)

type Open = Pick<Props, 'site'> & { onDone: () => void }

const Form = ({ site, onDone }: Open) => {
  const queries = useQueryClient()
  const { sponsoredBy = '', sponsorURL, logoURL } = site.sponsor ?? {}
  const initialValues = { sponsoredBy, sponsorURL: sponsorURL ?? '', logoURL: logoURL ?? '' }
  const draft = useKeptDraft<SponsorTyped>(`sponsor ${site.id}`, initialValues)
  const { form, problem, isSending, onSubmit, showError } = useSchemaForm<
    SponsorTyped,
    z.output<typeof Typed>
  >({
    schema: Typed,
    initialValues,
    draft,
  })
  const done = () => {
    draft.typed = undefined
    onDone()
  }
  const save = async (sponsor: Site['sponsor']) => {
    await setSponsor(queries, site.id, sponsor)
    toast.success(sponsor ? 'Sponsor saved' : 'Sponsor removed')
    done()
  }
  return (
    <form className={css.form} noValidate onSubmit={onSubmit(save, 'The sponsor couldn’t be saved')}>
      <FormProblem>{problem}</FormProblem>
      <p className={css.quiet}>
        Stands in the details of ‘{site.siteName}’, labelled ‘Sponsored’. Links are marked as paid for.
      </p>
      <TextField label="Sponsored by" data-autofocus {...form.getInputProps('sponsoredBy')} />
      <TextField
        label="Web address (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        required={false}
        {...form.getInputProps('sponsorURL')}
      />
      <TextField
        label="Logo address (optional)"
        type="url"
        inputMode="url"
        placeholder={`${window.location.origin}/`}
        description={`Only pictures on ${window.location.host} are shown`}
        required={false}
        {...form.getInputProps('logoURL')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          Save
        </Button>
        {site.sponsor && (
          <Button
            variant="quiet"
            disabled={isSending}
            onClick={() => save(null).catch((error) => showError(error, 'The sponsor couldn’t be removed'))}
          >
            Remove sponsor
          </Button>
        )}
      </div>
    </form>
  )
}
