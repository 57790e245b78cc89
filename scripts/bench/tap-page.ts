import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finishPage } from './builds.ts'

/**
 * Writes `parent`/taps: a page whose button changes the texts of a few tiles, without any library. What a tap costs
 * there is what the browser itself needs.
 */
export async function writeTapPage(parent: string): Promise<string> {
  const folder = join(parent, 'taps')
  await mkdir(folder)
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Taps</title>
    <link rel="icon" href="data:," />
    <script src="/taps.js" defer></script>
  </head>
  <body>
    <button type="button">Next</button>
    <ul></ul>
  </body>
</html>
`,
  )
  await writeFile(
    join(folder, 'taps.js'),
    `const list = document.querySelector('ul')
let turn = 0
document.querySelector('button').addEventListener('click', () => {
  turn += 1
  list.replaceChildren(...Array.from({ length: 24 }, (_, index) => Object.assign(document.createElement('li'), { textContent: 'Tile ' + turn + ' ' + index })))
})
`,
  )
  await finishPage(folder)
  return folder
}
