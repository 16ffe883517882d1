import { Button, SegmentedControl } from '@mantine/core'
import type { PreviewReader } from '@soundings/contract/profile'
import css from './Preview.module.css'
import { useProfileAddress } from './use-profile-address.ts'

const words: Record<PreviewReader, string> = {
  visitor: 'This is what visitors without an account see, and people you’ve blocked.',
  member: 'This is what members see who aren’t your buddies.',
  buddy: 'This is what your buddies see.',
}
const readers: { value: PreviewReader; label: string }[] = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'member', label: 'Member' },
  { value: 'buddy', label: 'Buddy' },
]

/** Says with whose eyes one looks at oneself. */
export const Preview = ({ as }: { as: PreviewReader }) => {
  const { put } = useProfileAddress()
  return (
    <aside className={css.preview} aria-label="View as">
      <p role="status">{words[as]}</p>
      <SegmentedControl<PreviewReader>
        aria-label="View as"
        data={readers}
        value={as}
        onChange={(next) => put({ as: next, show: undefined })}
      />
      <Button variant="default" onClick={() => put({ as: undefined, show: undefined })}>
        Back to your profile
      </Button>
    </aside>
  )
}
