import { Button } from '@mantine/core'
import { buddiesPages } from '@soundings/contract/buddies-pages'
import type { ForumCategory } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { IconCalendarEvent, IconCloudOff, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, Suspense } from 'react'
import { BotCheckNotice } from '#features/bot-check/index.ts'
import { SiteField } from '#features/sites/index.ts'
import { SilencedNote } from '#features/standing/index.ts'
import { LeaveGuard } from '#shared/drafts/LeaveGuard.tsx'
import { useConnection } from '#shared/lib/connection.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { useFormFocus } from '#shared/ui/form/use-form-focus.ts'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { Composer } from '../composer/Composer.tsx'
import { usePhotosPart } from '../composer/use-photos-part.tsx'
import { DraftNews } from '../draft/DraftNews.tsx'
import { DraftSaved } from '../draft/DraftSaved.tsx'
import type { ThreadDraft, ThreadValues } from '../draft/thread-draft.ts'
import { CategoryChoice } from './CategoryChoice.tsx'
import { IncidentFields } from './IncidentFields.tsx'
import css from './NewThread.module.css'
import { RelatedThreads } from './RelatedThreads.tsx'
import { incidentOf } from './thread-form.ts'
import { useThreadWriting } from './use-thread-writing.ts'
import { WithoutName } from './WithoutName.tsx'

type Props = {
  personId: string
  draftKey: string
  categories: readonly ForumCategory[]
  base: ThreadValues
  draft: ThreadDraft
}

/** A thread as it is begun: where it goes, what it is about, and its first words. */
export const NewThreadForm = ({ personId, draftKey, categories, base, draft }: Props) => {
  const kindOf = (slug: string) => categories.find((category) => category.slug === slug)?.kind
  const writing = useThreadWriting({ personId, draftKey, base, draft, kindOf })
  const { form, photos, problem, isSending, isTouched, share } = writing
  const { values, errors } = form
  const { problemBox, saving } = useFormFocus({ form, problem, isSending })
  const isOffline = useConnection((connection) => connection.isOffline)
  const { group, event } = values
  const isTalk = group !== null || event !== null
  const kind = isTalk ? undefined : kindOf(values.category)
  const isIncident = kind === 'incident'
  const isNameless = isIncident && values.isAnonymous
  const photosPart = usePhotosPart(photos, !isSending && !isNameless)
  const of = <Name extends keyof ThreadValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: values[name],
  })
  const submit = (pressed?: FormEvent<HTMLFormElement>) => {
    if (isSending) pressed?.preventDefault()
    else writing.submit(pressed)
  }
  return (
    <form className={css.form} noValidate aria-label="New thread" onSubmit={submit}>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        <FormProblem>{problem}</FormProblem>
        <Suspense>
          <SilencedNote />
        </Suspense>
      </div>
      <DraftNews personId={personId} isRestored={draft.isRestored} {...writing.written} />
      {/* What would be typed while it is sent would not be in it. */}
      <div className={css.fields} inert={isSending}>
        {group && (
          <FormNews icon={IconUsersGroup}>
            In the talk of <bdi>{group.name}</bdi>. Whoever can see the group can read it.
          </FormNews>
        )}
        {event && (
          <FormNews icon={IconCalendarEvent}>
            In the talk of <bdi>{event.title}</bdi>. Whoever can see the event can read it.
          </FormNews>
        )}
        {!isTalk && (
          <CategoryChoice
            categories={categories}
            value={values.category}
            onChange={(slug) => form.setFieldValue('category', slug)}
            error={errors.category}
          />
        )}
        {kind === 'buddies' && (
          <FormNews icon={IconUsers}>
            Looking for somebody to dive with? <Link to={buddiesPages.buddies}>The buddy finder</Link> matches
            dates, area and level, and shows your area only roughly.
          </FormNews>
        )}
        <div className={css.titled}>
          <TextField
            label="Title"
            maxLength={forumLimits.title}
            autoComplete="off"
            placeholder={kind === 'question' ? 'Your question in one line' : undefined}
            {...of('title')}
          />
          {!isTalk && <RelatedThreads title={values.title} />}
        </div>
        {isIncident && <IncidentFields of={of} />}
        <Composer
          label={isIncident ? 'Anything else (optional)' : 'What do you want to say?'}
          text={values.content}
          onText={(text) => form.setFieldValue('content', text)}
          onSend={() => submit()}
          error={errors.content ?? errors.photos}
          photos={isNameless ? undefined : photosPart}
          incident={isIncident ? incidentOf(values) : null}
          rows={isIncident ? 4 : 9}
          data-path="content"
        />
        {isIncident && (
          <WithoutName
            isOn={values.isAnonymous}
            onChange={(isOn) => form.setFieldValue('isAnonymous', isOn)}
            hasPhotos={photos.files.length > 0}
            error={errors.isAnonymous}
          />
        )}
        <div className={css.placed}>
          <Suspense fallback={<div className={css.space} />}>
            <SiteField
              name="site"
              isOptional
              site={values.site}
              onChoose={(site) => form.setFieldValue('site', site)}
              near={[]}
              error={errors.site}
            />
          </Suspense>
          <WordsField
            label="Tags (optional)"
            description={`Up to ${forumLimits.tags}, to find it by.`}
            maxTags={forumLimits.tags}
            maxLength={forumLimits.tag}
            {...of('tags')}
            onChange={(tags) => form.setFieldValue('tags', tags.slice(0, forumLimits.tags))}
          />
        </div>
      </div>
      <div role="status">
        {isOffline && (
          <FormNews icon={IconCloudOff}>
            No connection. What you write is saved on this device: post it once you’re back online.
          </FormNews>
        )}
      </div>
      <div className={css.actions}>
        <Button
          ref={saving}
          type="submit"
          variant="main"
          {...(isSending && { 'aria-disabled': true, 'data-disabled': true })}
        >
          {isSending ? 'Posting…' : 'Post thread'}
        </Button>
        {isTouched && !isSending && (
          <Button variant="quiet" onClick={writing.discard}>
            Discard
          </Button>
        )}
        <p role="status" className={css.about}>
          {isSending && share > 0 && share < 1
            ? `Sending photos: ${Math.round(share * 100)} %`
            : isTouched && <DraftSaved draft={draft} />}
        </p>
      </div>
      <BotCheckNotice action="start_thread" />
      <LeaveGuard isAtRisk={() => isTouched && !draft.isKept()} />
    </form>
  )
}
