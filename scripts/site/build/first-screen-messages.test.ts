import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { messageIdsOf } from './first-screen-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'first-screen-'))
afterAll(() => rmSync(folder, { recursive: true }))

const message = (id: string) => `export const words = defineMessages({ one: { id: '${id}', defaultMessage: 'x' } })\n`
const files = {
  'main.tsx': `import './App.tsx'\nimport type { Late } from './late.ts'\n${message('main.title')}`,
  'App.tsx': `import {\n  a,\n  b,\n} from '#src/core/words.ts'\nexport { c } from './again.ts'\nconst late = () => import('./Page.tsx')\n`,
  'core/words.ts': message('core.words.one'),
  'again.ts': `import './App.tsx'\n${message('app.again')}`,
  'Page.tsx': message('page.title'),
  'late.ts': message('late.title'),
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

it('the first screen says what its modules say, and not what is imported later or for its types alone', () => {
  const ids = messageIdsOf([join(folder, 'main.tsx')], folder)
  expect([...ids].sort()).toEqual(['app.again', 'core.words.one', 'main.title'])
})
