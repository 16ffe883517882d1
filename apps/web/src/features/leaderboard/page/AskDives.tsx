import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { chooseBoards } from '../leaderboard.queries.ts'
import css from './LeaderboardPage.module.css'

/** Asks once whether one’s number of dives may be on the board. */
export const AskDives = () => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (dives: 'yes' | 'no') => chooseBoards(queries, { dives }),
    onSuccess: (_, dives) =>
      toast.success(
        dives === 'yes' ? 'You’ll be listed in a moment.' : 'Your number of dives stays private.',
      ),
    onError: (error) => toast.error(wordsOf(error, 'Your choice couldn’t be saved. Please try again.')),
  })
  return (
    <section className={css.ask} aria-labelledby="ask-dives">
      <div>
        <h2 id="ask-dives">Show your number of dives on the leaderboard?</h2>
        <p>
          Your log is private. If you agree, everyone sees how many dives, hours and countries you logged, and
          nothing else. You can change this any time in your privacy settings.
        </p>
      </div>
      <div className={css.ways}>
        <Button variant="default" loading={isPending} onClick={() => mutate('yes')}>
          Yes, list me
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => mutate('no')}>
          No, keep it private
        </Button>
      </div>
    </section>
  )
}
