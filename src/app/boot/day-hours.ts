/** Has browsers that know no hour cycle write 00:07 where it is asked for, in place of 12:07 AM (GAP-126). */
export function bringDayHours(): void {
  const Native = Intl.DateTimeFormat
  if (new Native('en', { hour: '2-digit', hourCycle: 'h23' }).resolvedOptions().hourCycle !== undefined) return
  class DateTimeFormat extends Native {
    constructor(locales?: string | string[], options: Intl.DateTimeFormatOptions = {}) {
      const asked = options.hourCycle ?? /-u-.*\bhc-(h\d\d)\b/.exec(String(locales))?.[1]
      super(locales, options.hour !== undefined && asked === 'h23' ? { hour12: false, ...options } : options)
    }
  }
  Object.defineProperty(Intl, 'DateTimeFormat', { value: DateTimeFormat, configurable: true, writable: true })
}
