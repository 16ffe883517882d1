import { Button } from '@mantine/core'
import type { Post, Thread } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { IconHistory, IconUsers } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { LeaveGuard } from '#shared/drafts/LeaveGuard.tsx'
import { useWriter } from '#shared/session/use-writer.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { TextField } from '#shared/ui/form/fields.tsx'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { Composer, type ComposerWays } from '../composer/Composer.tsx'
import { usePhotosPart } from '../composer/use-photos-part.tsx'
import { ChangedLines } from '../history/ChangedLines.tsx'
import { IncidentFields } from '../new/IncidentFields.tsx'
import css from './EditPost.module.css'
import { type EditValues, openEditWork } from './edit-work.ts'
import { useEditing } from './use-editing.ts'

type Props = { thread: Thread; post: Post; onDone: () => void }

const Form = ({ personId, thread, post, onDone }: Props & { personId: string }) => {
  const heading = useId()
  const composer = useRef<ComposerWays>(null)
  const [work] = useState(() => openEditWork(personId, thread, post))
  const editing = useEditing({ personId, thread, post, work, onDone })
  const { form, photos, isSending, isTouched, other, share } = editing
  const { values, errors } = form
  const isOpening = post.n === 0
  const photosPart = usePhotosPart(photos, !isSending && !post.isAnonymous)
  useEffect(() => composer.current?.focus(), [])
  const of = <Name extends keyof EditValues>(name: Name) => ({
    ...form.getInputProps(name),
    value: values[name],
  })
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    if (isSending) event?.preventDefault()
    else editing.submit(event)
  }
  return (
    <form className={css.form} noValidate aria-label="Edit the post" onSubmit={submit}>
      <FormProblem>{editing.problem}</FormProblem>
      {work.draft.isRestored && (
        <FormNews icon={IconHistory}>These are changes that you began before and didn’t save.</FormNews>
      )}
      {other && (
        <section className={css.other} aria-labelledby={heading}>
          <FormNews icon={IconUsers} act="Use the newer version" onAct={editing.takeOther}>
            This post was changed in the meantime. Your text is still here; saving replaces the newer version.
          </FormNews>
          <h3 id={heading} className={css.heading}>
            What saving yours would change in the newer version
          </h3>
          <ChangedLines before={other.post.content} after={values.content} />
        </section>
      )}
      <div className={css.fields} inert={isSending}>
        {isOpening && <TextField label="Title" maxLength={forumLimits.title} {...of('title')} />}
        {isOpening && post.incident && <IncidentFields of={of} />}
        <Composer
          ref={composer}
          label="Your post"
          text={values.content}
          onText={(text) => form.setFieldValue('content', text)}
          onSend={() => submit()}
          error={errors.content ?? errors.photos}
          threadId={thread.id}
          photos={post.isAnonymous ? undefined : photosPart}
          rows={5}
          data-path="content"
        />
        {isOpening && (
          <WordsField
            label="Tags (optional)"
            maxTags={forumLimits.tags}
            maxLength={forumLimits.tag}
            {...of('tags')}
            onChange={(tags) => form.setFieldValue('tags', tags.slice(0, forumLimits.tags))}
          />
        )}
        {!post.isOwn && (
          <TextField
            label="Reason (optional)"
            description="Its author and everybody who looks at the history reads it."
            maxLength={forumLimits.reason}
            required={false}
            {...of('reason')}
          />
        )}
      </div>
      <div className={css.actions}>
        <Button
          type="submit"
          variant="main"
          {...(isSending && { 'aria-disabled': true, 'data-disabled': true })}
        >
          {isSending ? 'Saving…' : 'Save'}
        </Button>
        <Button variant="quiet" onClick={editing.cancel}>
          Cancel
        </Button>
        <p role="status" className={css.quiet}>
          {isSending && share > 0 && share < 1 && `Sending photos: ${Math.round(share * 100)} %`}
        </p>
      </div>
      <LeaveGuard isAtRisk={() => isTouched && !work.draft.isKept()} />
    </form>
  )
}

/** Changes a post, in the place of its words. Who else may have changed it is asked when it is saved. */
export const EditPost = (props: Props) => {
  const personId = useWriter()
  return personId !== null && <Form key={`${personId} ${props.post.id}`} personId={personId} {...props} />
}
