import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { dataSavingItem } from '#src/core/storage/items.ts'
import { savesData, setDataSaving } from '#src/lib/data-saving.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'

/** Saves data or does not, and keeps the choice (KEY-18, BEYOND-17). */
export function DataSaverSwitch() {
  const intl = useIntl()
  const [saves, setSaves] = useState(savesData)
  const choose = (on: boolean) => {
    const choice = on ? 'on' : 'off'
    dataSavingItem.write(choice)
    setDataSaving(choice)
    setSaves(on)
  }
  return <Switch label={intl.formatMessage(messages.saver)} checked={saves} onChange={choose} />
}

const messages = defineMessages({
  saver: {
    id: 'site.dataSaver.switch',
    defaultMessage: 'Data saver',
    description: 'Switch in the side menu: smaller pictures, and nothing loaded ahead, for dear or slow connections',
  },
})
