import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { dateLanguages, themes } from '@soundings/contract/settings'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { useShortcutChoice } from '#shared/lib/shortcut-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { useTheme } from '#shared/theme/theme-store.ts'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { Part } from '../Part.tsx'
import { Choice } from './Choice.tsx'
import css from './DisplaySettings.module.css'
import { dateLanguageName, themeName } from './display.view.ts'
import { UnitSettings } from './UnitSettings.tsx'

const themeOptions = themes.map((value) => ({ value, label: themeName[value] }))
const dateOptions = dateLanguages.map((value) => ({ value, label: dateLanguageName[value] }))

/** How things are shown on this device; a member finds it so on every other one. */
export const DisplaySettings = () => {
  const isMember = useSession(({ user }) => user !== null)
  const theme = useTheme()
  const dates = useDateLanguage()
  const shortcuts = useShortcutChoice()
  return (
    <>
      <UnitSettings />
      <Part title="Appearance">
        <Choice label="Theme" value={theme.choice} options={themeOptions} onChange={theme.choose} />
        <div className={css.dates}>
          <ChoiceField
            label="Dates"
            required={false}
            description={`It is now ${dateTimeText(Date.now(), dates.language)}`}
            value={dates.language}
            onChange={({ target }) => {
              const chosen = dateLanguages.find((language) => language === target.value)
              if (chosen) dates.choose(chosen)
            }}
            data={dateOptions}
          />
        </div>
      </Part>
      <Part
        title="Keyboard"
        lead="Press keys such as / and M on their own. Turn this off if you use voice input."
      >
        <Switch
          classNames={{ body: css.switch, label: css.label, track: css.track }}
          label="Single-key shortcuts"
          labelPosition="left"
          withThumbIndicator={false}
          checked={shortcuts.isOn}
          onChange={({ target }) => shortcuts.setOn(target.checked)}
        />
      </Part>
      <p className={css.where}>
        {isMember ? 'Saved to your account, for all your devices.' : 'Saved on this device.'}
      </p>
    </>
  )
}
