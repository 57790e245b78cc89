/** Gives the browser's own bar the ground of the page, in the present theme of the present merchant. */
export function paintBrowserBar(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}
