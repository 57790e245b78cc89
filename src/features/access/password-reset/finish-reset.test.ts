// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { rememberedLoginItem } from '#src/core/storage/late-items.ts'
import { hideToast } from '#src/core/toasts/toasts.ts'
import { finishReset } from './finish-reset.ts'

afterEach(hideToast)

it.each([undefined, 'ravi88'])('PSW-18 a reset forgets the former password that was remembered: %s', (username) => {
  rememberedLoginItem.write({ merchantCode: 'bdtdemo', until: 1, iv: 'A'.repeat(16), sealed: 'AAAA' })
  expect(rememberedLoginItem.read()).toBeDefined()
  finishReset(username)
  expect(rememberedLoginItem.read()).toBeUndefined()
})
