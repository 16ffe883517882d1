import { Switch } from '@mantine/core'
import {
  MailFrequency,
  type NotificationChannels,
  type NotificationGroup,
  type NotificationPreferences,
  notificationGroups,
} from '@soundings/contract/notification-preferences'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import css from './NotificationSettings.module.css'
import { frequencyOptions } from './notification-settings.view.ts'

type Props = {
  groups: NotificationPreferences['groups']
  onChange: (name: NotificationGroup['name'], change: Partial<NotificationChannels>) => void
}

/** For each group of notifications: whether it shows on the page, whether it is mailed and how often, and push. */
export const GroupTable = ({ groups, onChange }: Props) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">Notifications about</th>
        <th scope="col">On Soundings</th>
        <th scope="col">Email</th>
        <th scope="col">Push</th>
      </tr>
    </thead>
    <tbody>
      {notificationGroups.map((group) => (
        <GroupRow
          key={group.name}
          group={group}
          channels={groups[group.name]}
          onChange={(change) => onChange(group.name, change)}
        />
      ))}
    </tbody>
  </table>
)

type RowProps = {
  group: NotificationGroup
  channels: NotificationChannels
  onChange: (change: Partial<NotificationChannels>) => void
}

const Always = () => <span className={css.always}>Always</span>

const GroupRow = ({ group, channels: { page, mail, push }, onChange }: RowProps) => {
  const { label, about, isOptional } = group
  const isAlways = !isOptional || 'isElsewhere' in group
  const switchFor = (channel: 'page' | 'push', isOn: boolean, name: string) => (
    <Switch
      classNames={{ track: css.track }}
      aria-label={name}
      withThumbIndicator={false}
      checked={isOn}
      onChange={({ target }) => onChange({ [channel]: target.checked })}
    />
  )
  return (
    <tr>
      <th scope="row">
        <span className={css.group}>{label}</span>
        <span className={css.about}>{about}</span>
      </th>
      <td data-label="On Soundings">
        {isAlways ? <Always /> : switchFor('page', page, `${label}: show on Soundings`)}
      </td>
      <td data-label="Email">
        {isOptional ? (
          <ChoiceField
            className={css.select}
            required={false}
            aria-label={`${label}: email`}
            value={mail}
            data={frequencyOptions}
            onChange={({ target }) => onChange({ mail: MailFrequency.parse(target.value) })}
          />
        ) : (
          <Always />
        )}
      </td>
      <td data-label="Push">{switchFor('push', push, `${label}: push`)}</td>
    </tr>
  )
}
