// In place of a service worker that does harm: browsers ask for it at the next start of the site, it deletes all that
// was kept and takes itself away. Pages that are open go on with the network, and none is loaded again.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(forget())
})
