import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { chooseTheme, currentTheme } from './theme.ts'

/** Turns the page between its two themes and keeps the choice (KEY-16, GAP-125). */
export function ThemeSwitch() {
  const intl = useIntl()
  const [theme, setTheme] = useState(currentTheme)
  const choose = (isDark: boolean) => {
    const next = isDark ? 'dark' : 'light'
    chooseTheme(next)
    setTheme(next)
  }
  return <Switch label={intl.formatMessage(messages.dark)} checked={theme === 'dark'} onChange={choose} />
}

const messages = defineMessages({
  dark: {
    id: 'site.theme.dark',
    defaultMessage: 'Dark theme',
    description: 'Switch in the side menu and the member area; off means the light theme',
  },
})
