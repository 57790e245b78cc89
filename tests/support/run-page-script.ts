/**
 * Puts the body of a report's page into the test's document and runs its script. The script is a module, which jsdom
 * does not run: a block keeps its names to itself, as test files that share a worker share a window too.
 */
export function runPageScript(page: Document): void {
  document.body.replaceChildren(...document.importNode(page.body, true).childNodes)
  const script = document.createElement('script')
  script.textContent = `{${page.querySelector('script:not([type="application/json"])')?.textContent ?? ''}\n}`
  document.body.append(script)
}
