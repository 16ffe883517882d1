import { ActionIcon, Button } from '@mantine/core'
import { forumTexts, type Thread } from '@soundings/contract/forum'
import { threadPath } from '@soundings/contract/forum-pages'
import { quoteOf } from '@soundings/rules/forum-quotes'
import { IconChevronDown, IconCloudOff, IconX } from '@tabler/icons-react'
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SilencedNote } from '#features/standing/index.ts'
import { LeaveGuard } from '#shared/drafts/LeaveGuard.tsx'
import { useConnection } from '#shared/lib/connection.ts'
import { useIsMobile } from '#shared/lib/use-is-mobile.ts'
import { useKeyboardRoom } from '#shared/lib/use-keyboard-room.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { useReply } from '../../thread/reply-store.ts'
import { Composer, type ComposerWays } from '../composer/Composer.tsx'
import { usePhotosPart } from '../composer/use-photos-part.tsx'
import { DraftNews } from '../draft/DraftNews.tsx'
import { DraftSaved } from '../draft/DraftSaved.tsx'
import { WithoutName } from '../new/WithoutName.tsx'
import type { PostEntry } from '../outbox/post-entry.ts'
import css from './Reply.module.css'
import { openReplyWork, staysNameless } from './reply-work.ts'
import { useMayReply } from './use-may-reply.ts'
import { useReplyWriting } from './use-reply-writing.ts'

/** Which press was answered last: a form that comes back to the screen begins no quote anew. */
let answered = 0

type Props = {
  personId: string
  thread: Thread
  /** The reply that waits on this device and is changed; null for one that is begun, or goes on. */
  entry: PostEntry | null
}

/** A reply that is being written: at the foot of the thread, on a phone in a sheet above the keyboard. */
export const ReplyForm = ({ personId, thread, entry }: Props) => {
  const [work] = useState(() => openReplyWork(personId, thread, entry))
  const part = useRef<HTMLElement>(null)
  const composer = useRef<ComposerWays>(null)
  const writing = useReplyWriting({ personId, thread, work })
  const { form, photos, isSending, isTouched } = writing
  const { content, to, isAnonymous } = form.values
  const { reply, asked } = useReply()
  const isOffline = useConnection((connection) => connection.isOffline)
  const photosPart = usePhotosPart(photos, !isSending && !isAnonymous)
  const isClosed = !useMayReply(thread)
  const isMobile = useIsMobile()
  useKeyboardRoom(part)

  const answer = useEffectEvent((press: number) => {
    if (press === answered || reply === null) return
    answered = press
    if (reply.to) form.setFieldValue('to', reply.to)
    // The sheet lies over the lower part of a phone’s screen: what is answered comes up above it.
    if (reply.to && isMobile)
      document.querySelector(`[data-post="${reply.to.n}"]`)?.scrollIntoView({ block: 'start' })
    const { quote } = reply
    if (quote)
      composer.current?.place(
        quoteOf({ threadId: thread.id, postId: quote.id, handle: quote.handle }, quote.text),
      )
    composer.current?.focus()
  })
  useEffect(() => answer(asked), [asked])

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    if (isSending || isClosed) event?.preventDefault()
    else writing.submit(event)
  }
  const isEmpty = content.trim() === ''
  return (
    <>
      {/* What lies under the sheet can be scrolled up from there. */}
      <div className={css.room} />
      <section ref={part} className={css.sheet} aria-label="Your reply">
        <form className={css.form} noValidate onSubmit={submit}>
          <div className={css.scroll}>
            <FormProblem>
              {writing.problem ?? (isClosed && thread.isLocked ? forumTexts.locked : null)}
            </FormProblem>
            <Suspense>
              <SilencedNote />
            </Suspense>
            <DraftNews personId={personId} isRestored={work.draft.isRestored} {...writing.written} />
            {/* What would be typed while it is sent would not be in it. */}
            <div className={css.fields} inert={isSending}>
              <Composer
                ref={composer}
                label="Your reply"
                lead={
                  <p className={css.to}>
                    {to ? (
                      <>
                        <span>
                          Reply to{' '}
                          <PathLink path={threadPath(thread, { n: to.n })}>
                            {to.handle === null ? `post ${to.n}` : `@${to.handle}`}
                          </PathLink>
                        </span>
                        <ActionIcon
                          variant="quiet"
                          aria-label="Reply to the thread instead"
                          onClick={() => form.setFieldValue('to', null)}
                        >
                          <IconX {...icon} size={16} />
                        </ActionIcon>
                      </>
                    ) : (
                      'Reply to the thread'
                    )}
                  </p>
                }
                end={
                  <ActionIcon variant="quiet" aria-label="Close the reply" onClick={writing.close}>
                    <IconChevronDown {...icon} size={20} />
                  </ActionIcon>
                }
                text={content}
                onText={(text) => form.setFieldValue('content', text)}
                onSend={() => submit()}
                onEscape={writing.close}
                error={form.errors.content ?? form.errors.photos}
                threadId={thread.id}
                photos={isAnonymous ? undefined : photosPart}
                rows={4}
                data-path="content"
              />
              {thread.category.kind === 'incident' && (
                <WithoutName
                  isOn={isAnonymous}
                  onChange={(isOn) => form.setFieldValue('isAnonymous', isOn)}
                  isForced={staysNameless(thread)}
                  hasPhotos={photos.files.length > 0}
                  error={form.errors.isAnonymous}
                />
              )}
            </div>
            {isOffline && (
              <FormNews icon={IconCloudOff}>
                No connection. You can still post: your reply is kept on this device and sent once you’re back
                online.
              </FormNews>
            )}
          </div>
          <div className={css.actions}>
            <Button
              type="submit"
              variant="main"
              {...((isSending || isClosed) && { 'aria-disabled': true, 'data-disabled': true })}
            >
              {isSending ? 'Posting…' : 'Post reply'}
            </Button>
            {(!isEmpty || photos.files.length > 0) && !isSending && !work.isWaiting && (
              <Button variant="quiet" onClick={writing.discard}>
                Discard
              </Button>
            )}
            <p className={css.saved} role="status">
              {isSending && writing.share > 0 && writing.share < 1
                ? `Sending photos: ${Math.round(writing.share * 100)} %`
                : isTouched && !work.isWaiting && <DraftSaved draft={work.draft} />}
            </p>
          </div>
        </form>
        <LeaveGuard isAtRisk={() => isTouched && !work.draft.isKept()} />
      </section>
    </>
  )
}
