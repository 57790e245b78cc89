/** How every browser of tests, replay and screens is set up, whatever its size: a phone in Dhaka that keeps still. */
export const PHONE = {
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
  reducedMotion: 'reduce',
  // What it keeps is for tests/e2e/offline.spec.ts; all others look at the site alone.
  serviceWorkers: 'block',
} as const
