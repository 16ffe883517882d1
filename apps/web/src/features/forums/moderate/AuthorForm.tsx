import { Button } from '@mantine/core'
import type { Post } from '@soundings/contract/forum'
import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import css from '#shared/ui/form/form.module.css'
import { askAuthor } from './moderate.queries.ts'

type Props = { post: Pick<Post, 'id'> }

/** Tells a moderator who wrote a post without a name, after saying that this is noted. */
export const AuthorForm = ({ post }: Props) => {
  const { mutate, data, error, isPending, isSuccess } = useMutation({ mutationFn: () => askAuthor(post.id) })
  return (
    <div className={css.form}>
      <FormProblem>{error && wordsOf(error, 'The name couldn’t be loaded')}</FormProblem>
      {isSuccess ? (
        <div role="status">
          {data ? <PersonLine person={data} /> : <p>Whoever wrote this has left Soundings.</p>}
        </div>
      ) : (
        <>
          <p>
            They chose to write without their name. Only moderators can see it, and it’s noted that you
            looked. Keep it to yourself.
          </p>
          <div className={css.actions}>
            <Button variant="main" data-autofocus loading={isPending} onClick={() => mutate()}>
              Show the name
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
