import { VisuallyHidden } from '@mantine/core'
import type { FactChange } from '@soundings/contract/site-editing'
import { IconArrowRight, IconMinus, IconPlus } from '@tabler/icons-react'
import { useUnits } from '#shared/units/unit-store.ts'
import { type ShownChange, shownChange, type TextPiece, textDiff } from './changes.view.ts'
import css from './FactChanges.module.css'

type Sides = { before: string; after: string }

/** Texts longer than this many characters stand below each other. */
const long = 60

const Value = ({ text }: { text: string | null }) =>
  text === null ? <span className={css.nothing}>Not given</span> : text

const Values = ({ change, sides }: { change: ShownChange & { kind: 'value' }; sides: Sides }) => {
  const isLong = Math.max(change.before?.length ?? 0, change.after?.length ?? 0) > long
  const diff = isLong && change.before && change.after ? textDiff(change.before, change.after) : null
  if (diff) return <Text diff={diff} />
  return (
    <div className={css.values} data-long={isLong}>
      <p className={css.before}>
        <span className={css.side} data-quiet={!isLong}>
          {sides.before}
        </span>
        <Value text={change.before} />
      </p>
      <IconArrowRight className={css.arrow} size={16} stroke={1.9} aria-hidden="true" />
      <p className={css.after}>
        <span className={css.side} data-quiet={!isLong}>
          {sides.after}
        </span>
        <Value text={change.after} />
      </p>
      {change.note && <p className={css.note}>{change.note}</p>}
    </div>
  )
}

/** A text with what went struck out and what came marked, in one piece. */
const Text = ({ diff }: { diff: TextPiece[] }) => (
  <p className={css.text}>
    {diff.map(({ kind, text }, at) => {
      const Tag = ({ kept: 'span', removed: 'del', added: 'ins' } as const)[kind]
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never change places
      return <Tag key={at}>{text}</Tag>
    })}
  </p>
)

const ListOf = ({ words, kind }: { words: readonly string[]; kind: 'added' | 'removed' | 'kept' }) =>
  words.map((word) => (
    <li key={word} data-kind={kind}>
      {kind === 'added' && <IconPlus size={13} stroke={2.2} aria-hidden="true" />}
      {kind === 'removed' && <IconMinus size={13} stroke={2.2} aria-hidden="true" />}
      <VisuallyHidden>{`${kind}: `}</VisuallyHidden>
      {word}
    </li>
  ))

type Props = {
  changes: readonly FactChange[]
  /** What the two sides are called. */
  sides?: Sides
}

/** What changed, field by field. Of lists, what came and what went. */
export const FactChanges = ({ changes, sides = { before: 'Before', after: 'After' } }: Props) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <dl className={css.changes}>
      {changes.map((each) => {
        const change = shownChange(each, unit)
        return (
          <div key={change.field}>
            <dt>{change.label}</dt>
            <dd>
              {change.kind === 'value' ? (
                <Values change={change} sides={sides} />
              ) : (
                <ul className={css.words}>
                  <ListOf words={change.removed} kind="removed" />
                  <ListOf words={change.added} kind="added" />
                  <ListOf words={change.kept} kind="kept" />
                </ul>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
