import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Skeleton, Switch } from '@mantine/core'
import type {
  Audience,
  MessageAudience,
  PresenceAudience,
  Privacy,
  PrivacyChange,
} from '@soundings/contract/privacy'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FormModal } from '#shared/ui/form/FormModal.tsx'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { changePrivacy, privacyQuery } from '../profiles.queries.ts'
import css from './PrivacyWindow.module.css'
import {
  audienceChoices,
  canShowReading,
  juniorRules,
  messageChoices,
  presenceChoices,
  readingText,
  sectionWords,
} from './privacy.view.ts'

/** Who sees what of oneself. Each choice counts at once. */
export const PrivacyWindow = ({ onClose }: { onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery(privacyQuery())
  return (
    <FormModal opened onClose={onClose} title="Privacy" size={620}>
      <p className={css.lead}>
        Choose who sees each part of your profile. A change counts at once, everywhere. Moderators see no more
        than other members.
      </p>
      {data && <Choices privacy={data} />}
      {!data && error && !isFetching && (
        <FailureNotice
          title="Your privacy settings couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={320} />}
    </FormModal>
  )
}

const Choices = ({ privacy }: { privacy: Privacy }) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: PrivacyChange) => changePrivacy(queries, change),
    onError: (error) => toast.error(wordsOf(error, 'Your choice couldn’t be saved. Please try again.')),
  })
  // What was chosen shows at once, and goes back where it could not be saved.
  const shown = isPending
    ? ({
        ...privacy,
        ...variables,
        sections: { ...privacy.sections, ...variables.sections },
        boards: { ...privacy.boards, ...variables.boards },
      } as Privacy)
    : privacy
  return (
    <div className={css.choices} aria-busy={isPending}>
      {sectionWords.map(({ section, label, about }) => (
        <ChoiceField
          key={section}
          label={label}
          description={about}
          data={audienceChoices}
          value={shown.sections[section]}
          onChange={({ target }) => mutate({ sections: { [section]: target.value as Audience } })}
        />
      ))}
      <ChoiceField
        label="When you’re online"
        description={
          shown.junior
            ? 'Nobody sees it, as you said that you’re under 18.'
            : 'A dot beside your name, and never a time. Visitors don’t see it.'
        }
        data={presenceChoices}
        disabled={shown.junior === true}
        value={shown.presence}
        onChange={({ target }) => mutate({ presence: target.value as PresenceAudience })}
      />
      <ChoiceField
        label="Who can write to you"
        description={
          shown.junior
            ? 'Message requests are off, as you said that you’re under 18: only people you know can write to you.'
            : 'Members you don’t know send a request first. People you know are buddies, those you’ve written with, and whoever is in a group with you that isn’t open, goes to the same event or is on the same trip.'
        }
        data={messageChoices}
        value={shown.messages}
        onChange={({ target }) => mutate({ messages: target.value as MessageAudience })}
      />
      <Switch
        label="Show when I’ve read messages"
        description={readingText(shown)}
        disabled={!canShowReading(shown)}
        checked={shown.readReceipts && canShowReading(shown)}
        onChange={({ target }) => mutate({ readReceipts: target.checked })}
      />
      <Switch
        label="List me among the members"
        description="Others find you in the list of members and its search."
        checked={shown.listed}
        onChange={({ target }) => mutate({ listed: target.checked })}
      />
      <Switch
        label="Show my number of dives on the leaderboard"
        description="Your log stays private: only how many dives, hours and countries is shown."
        checked={shown.boards.dives === 'yes'}
        onChange={({ target }) => mutate({ boards: { dives: target.checked ? 'yes' : 'no' } })}
      />
      <Switch
        label="List what I contribute on the leaderboard"
        description="Photos, sites, dive reports and helpful votes, and your name beside achievements."
        checked={shown.boards.contributions}
        onChange={({ target }) => mutate({ boards: { contributions: target.checked } })}
      />
      <Switch
        label="Let search engines show my profile"
        description="Only what everyone may see. It can take search engines weeks to forget a page."
        disabled={shown.junior === true}
        checked={shown.searchEngines === true && !shown.junior}
        onChange={({ target }) => mutate({ searchEngines: target.checked })}
      />
      <Junior isOn={shown.junior === true} onChange={(junior) => mutate({ junior })} />
    </div>
  )
}

/** Says what changes before it does. */
const Junior = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => {
  const [isAsking, setAsking] = useState(false)
  const turn = (wanted: boolean) => (wanted ? setAsking(true) : onChange(false))
  return (
    <div className={css.junior}>
      <Switch
        label="I am under 18"
        description="No birthday is asked for or kept."
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      {(isOn || isAsking) && (
        <div role="status">
          <p>{isOn ? 'As you’re under 18:' : 'If you switch this on:'}</p>
          <ul>
            {juniorRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
      {isAsking && !isOn && (
        <div className={css.ways}>
          <Button
            variant="default"
            onClick={() => {
              setAsking(false)
              onChange(true)
            }}
          >
            Yes, I’m under 18
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}
