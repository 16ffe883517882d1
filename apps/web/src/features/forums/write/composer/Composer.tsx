import type { Post } from '@soundings/contract/forum'
import { forumLimits } from '@soundings/contract/forum-fields'
import { plural } from '@soundings/rules/phrases'
import {
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import css from './Composer.module.css'
import { MentionList } from './MentionList.tsx'
import { type Change, changeOf, type Mark, placed } from './marks.view.ts'
import { named } from './mention.view.ts'
import { Toolbar } from './Toolbar.tsx'
import { typeInto } from './type-into.ts'
import { useMentions } from './use-mentions.ts'

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

/** So near to the limit, in characters, it is told how many are left. */
const tell = 1_000

/** What a page can do with the field. */
export type ComposerWays = {
  focus: () => void
  /** Puts a text of its own, such as a quote, where the caret is. */
  place: (text: string) => void
}

type Props = {
  label: string
  /** What is seen in the place of its label, e.g. who is answered. */
  lead?: ReactNode
  /** What stands behind the switch of the preview. */
  end?: ReactNode
  text: string
  onText: (text: string) => void
  /** Ctrl and Enter. */
  onSend: () => void
  onEscape?: () => void
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  /** The thread whose people are offered first behind an `@`. */
  threadId?: string | undefined
  /** The photos that go with it; where it can have none, nothing. */
  photos?: { ids: readonly string[]; field: ReactNode; isOpen: boolean; onToggle: () => void } | undefined
  incident?: Post['incident']
  /** How many lines it is high at first. */
  rows?: number
  /** Where a form finds it. */
  'data-path'?: string
  ref?: Ref<ComposerWays>
}

/** Where a post is written: plain text with signs, buttons for these, and a look at how it will be read. */
export const Composer = ({
  label,
  lead,
  end,
  text,
  onText,
  onSend,
  onEscape,
  placeholder,
  description,
  error,
  threadId,
  photos,
  incident = null,
  rows = 8,
  ref,
  ...rest
}: Props) => {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const left = forumLimits.text - text.trim().length

  const apply = (change: Change) => {
    if (field.current) typeInto(field.current, change, onText)
  }
  const mentions = useMentions({
    threadId,
    onChoose: (begun, { handle }) => apply(named(field.current?.value ?? text, begun, handle)),
  })
  // What was begun is gone on with at its end.
  useEffect(() => {
    const { length } = field.current?.value ?? ''
    field.current?.setSelectionRange(length, length)
  }, [])
  const selected = () => {
    const { value, selectionStart, selectionEnd } = field.current as HTMLTextAreaElement
    return { text: value, start: selectionStart, end: selectionEnd }
  }
  const mark = (one: Mark) => apply(changeOf(one, selected()))
  useImperativeHandle(ref, () => ({
    focus: () => {
      setPreview(false)
      requestAnimationFrame(() => field.current?.focus())
    },
    place: (quote) => {
      setPreview(false)
      requestAnimationFrame(() => {
        if (field.current) apply(placed(selected(), quote))
      })
    },
  }))

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mentions.onKey(event)) return
    const isHeld = event.ctrlKey || event.metaKey
    const asked = { b: 'bold', i: 'italic' } as const
    const sign = isHeld && !event.shiftKey && !event.altKey && asked[event.key.toLowerCase() as 'b' | 'i']
    if (isHeld && event.key === 'Enter') onSend()
    else if (sign) mark(sign)
    else if (event.key === 'Escape' && onEscape) onEscape()
    else return
    event.preventDefault()
  }
  const about = [error && `${id}-error`, description && `${id}-about`, `${id}-left`].filter(Boolean).join(' ')
  return (
    <div className={css.part}>
      <div className={css.head}>
        <label htmlFor={id} className={lead ? css.unseen : undefined}>
          {label}
        </label>
        {lead}
        <button
          type="button"
          className={css.switch}
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          Preview
        </button>
        {end}
      </div>
      <div className={css.box} data-error={Boolean(error)}>
        <Toolbar
          controls={id}
          isOff={isPreview}
          onMark={mark}
          photos={photos && { isOpen: photos.isOpen, onToggle: photos.onToggle }}
        />
        <div className={css.words} hidden={isPreview}>
          <textarea
            ref={field}
            id={id}
            className={css.field}
            style={{ '--rows': rows } as CSSProperties}
            placeholder={placeholder}
            value={text}
            aria-invalid={Boolean(error) || left < 0}
            aria-describedby={about}
            {...mentions.fieldProps}
            {...rest}
            onChange={({ currentTarget }) => {
              onText(currentTarget.value)
              mentions.look(currentTarget.value, currentTarget.selectionStart)
            }}
            onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
              mentions.look(value, selectionStart === selectionEnd ? selectionStart : null)
            }
            onBlur={mentions.leave}
            onKeyDown={onKey}
          />
          <MentionList mentions={mentions} />
        </div>
        {isPreview && (
          <section className={css.preview} aria-label="Preview">
            <Suspense>
              <Preview text={text} photos={photos?.ids ?? []} incident={incident} />
            </Suspense>
          </section>
        )}
      </div>
      {photos?.isOpen && photos.field}
      {description && (
        <p id={`${id}-about`} className={css.about}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      <p id={`${id}-left`} className={css.left} data-over={left < 0} role="status">
        {left < 0 && plural(-left, { one: '# character too many', other: '# characters too many' })}
        {left >= 0 && left <= tell && plural(left, { one: '# character left', other: '# characters left' })}
      </p>
    </div>
  )
}
