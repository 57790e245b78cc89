import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { slimIcon } from './icons-plugin.ts'

describe('the icons of a build', () => {
  it.each(['house', 'swords', 'circle-exclamation-point'])('%s keeps its drawing and nothing else', (name) => {
    const file = createRequire(import.meta.url).resolve(`lucide-react/icons/${name}`)
    const slim = slimIcon(readFileSync(file, 'utf8'))
    expect(slim).toContain('node: [')
    expect(slim).toContain('src/ui/display/create-icon.ts')
    expect(slim).not.toMatch(/from '\.\.|key:|name:|aliases:/)
  })
})
