/** Where the mock is: `gateway` behind the development server, `browser` in a service worker, `none` in the built site. */
declare const __MOCK__: 'none' | 'gateway' | 'browser'
