import { wordsOf } from '#shared/api/failure.ts'
import type { usePages } from '#shared/api/use-pages.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import type { Enclosed } from './message-entry.ts'
import css from './Picker.module.css'

type Choice = Enclosed & { about: string; picture: string | null }
type Listed = {
  onPick: (one: Enclosed) => void
  of: string
  choices: readonly Choice[] | undefined
  list: Omit<ReturnType<typeof usePages>, 'items'>
}

/** Things of one’s own to choose one from. */
export const Choices = ({ onPick, of, choices, list }: Listed) => (
  <>
    {choices?.length === 0 && !list.hasMore && <p>You have no {of} yet.</p>}
    {list.error !== null && !choices && <p role="alert">{wordsOf(list.error, 'Something went wrong.')}</p>}
    <ul className={css.choices}>
      {choices?.map(({ about, picture, ...one }) => (
        <li key={one.id}>
          <button type="button" className={css.choice} onClick={() => onPick(one)}>
            {picture && <img className={css.picture} src={picture} alt="" width={48} height={48} />}
            <span>
              <bdi className={css.title}>{one.title}</bdi>
              <span className={css.about}>{about}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
    {choices && <ListEnd of={of} {...list} />}
  </>
)
