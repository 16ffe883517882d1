import { Button, Skeleton } from '@mantine/core'
import { groupTexts } from '@soundings/contract/groups'
import { groupPath, groupsPath } from '@soundings/contract/groups-pages'
import { beginningOf, plainWords } from '@soundings/rules/markdown-words'
import { IconMailOff } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { failureOf, wordsOf } from '#shared/api/failure.ts'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { asMember } from '#shared/session/as-member.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { GroupPicture } from '../GroupPicture.tsx'
import { kindWords, membersText, postsText } from '../groups.view.ts'
import css from './invitations.module.css'
import { acceptInvitation, invitationQuery } from './invitations.queries.ts'

/** So much is shown of what a group says of itself, in characters. */
const longest = 280

const Ended = () => (
  <Notice
    icon={IconMailOff}
    title="This invitation has ended"
    level={1}
    role="alert"
    action={
      <ButtonLink variant="default" to={groupsPath}>
        All groups
      </ButtonLink>
    }
  >
    <p>{groupTexts.noInvitation}</p>
  </Notice>
)

type Props = { token: string; onJoined: (group: { id: string; slug: string }) => void }

/** The group that an invitation leads to, and the way in. */
export const Invitation = ({ token, onJoined }: Props) => {
  const queries = useQueryClient()
  const language = useDateLanguage((dates) => dates.language)
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token))
  const isLate = useLate(!data && error === null)
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: () => acceptInvitation(queries, token),
    onSuccess: ({ groupId, slug }) => onJoined({ id: groupId, slug }),
  })
  const hasEnded = error !== null && failureOf(error).kind === 'missing'
  useTitle(hasEnded ? 'Invitation' : (data?.group.name ?? 'Invitation'))
  if (hasEnded) return <Ended />
  if (!data)
    return error && !isFetching ? (
      <FailureNotice
        title="The invitation couldn’t be loaded"
        level={1}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className={css.page} role="status" aria-label="Loading the invitation">
        {isLate && <Skeleton height={340} radius="xl" />}
      </div>
    )
  const { group, by, expiresAt } = data
  const words = beginningOf(plainWords(group.description), longest)
  return (
    <div className={css.page}>
      <article className={css.card}>
        <GroupPicture group={group} size={88} />
        <div>
          <p className={css.lead}>{by ? `@${by} invites you to join` : 'You’re invited to join'}</p>
          <h1 tabIndex={-1}>
            <bdi>{group.name}</bdi>
          </h1>
        </div>
        <p className={css.figures}>
          <span>{kindWords[group.kind].name}</span>
          <span>{membersText(group.members)}</span>
          <span>{postsText(group.posts)}</span>
        </p>
        {words && (
          <p className={css.text} dir="auto">
            {words}
          </p>
        )}
        <FormProblem>
          {refusal && wordsOf(refusal, 'You couldn’t join the group. Please try again.')}
        </FormProblem>
        <div className={css.actions}>
          {group.isMember ? (
            <ButtonLink
              variant="main"
              to="/community/groups/$groupId/$slug"
              params={{ groupId: group.id, slug: group.slug || '-' }}
            >
              View Group
            </ButtonLink>
          ) : (
            <Button
              variant="main"
              loading={isPending}
              onClick={() => void asMember('Log in or sign up to join the group.', () => mutate())}
            >
              Join Group
            </Button>
          )}
        </div>
        {group.isMember ? (
          <p className={css.until}>You’re in this group already.</p>
        ) : (
          <p className={css.until}>The invitation ends {dateText(expiresAt, language)}.</p>
        )}
      </article>
    </div>
  )
}

/** Where an invitation by link is opened. */
export const InvitationPage = () => {
  const { token = '' } = useParams({ strict: false })
  const { history } = useRouter()
  return <Invitation key={token} token={token} onJoined={(group) => history.replace(groupPath(group))} />
}
