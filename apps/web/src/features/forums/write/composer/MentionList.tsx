import { VisuallyHidden } from '@mantine/core'
import { plural } from '@soundings/rules/phrases'
import { useEffect, useRef } from 'react'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import css from './MentionList.module.css'
import type { Mentions } from './use-mentions.ts'

/** The people whom the `@…` that is being typed may mean. Focus stays in the field. */
export const MentionList = ({ mentions: { list, people, chosen, choose } }: { mentions: Mentions }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return (
    <>
      <VisuallyHidden role="status">
        {people.length > 0 &&
          plural(people.length, {
            one: '# member found. Press Enter to choose.',
            other: '# members found. Use the arrow keys, then press Enter to choose.',
          })}
      </VisuallyHidden>
      {people.length > 0 && (
        <div ref={box} id={list} role="listbox" aria-label="Members" className={css.list}>
          {people.map((person, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field
            // biome-ignore lint/a11y/useFocusableInteractive: and so is focus
            <div
              key={person.id}
              id={`${list}-${at}`}
              role="option"
              aria-selected={at === chosen}
              className={css.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <PersonPicture avatar={person.avatar} size={26} />
              <span>
                <bdi className={css.handle}>@{person.handle}</bdi>
                {person.name && <bdi className={css.name}>{person.name}</bdi>}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
