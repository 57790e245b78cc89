// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { record, type Record } from './recorder.ts'

function lineOverButton(words: string): Element {
  const line = document.createElement('p')
  line.setAttribute('data-form-fault', '')
  line.append(document.createElement('svg'), words)
  return line
}

test('a line over a button is noted once while it stands, and once more after the next attempt', async () => {
  record()
  const { replayRecord } = window as Window & { replayRecord?: Record['shown'] }
  const line = lineOverButton('No.')
  document.body.append(line)
  await vi.waitFor(() => expect(replayRecord).toEqual([{ at: 'form', words: 'No.', input: '' }]))
  // Each change of the page is a look at it.
  document.body.append('more')
  const wrong = document.createElement('input')
  wrong.name = 'amount'
  wrong.setAttribute('aria-invalid', 'true')
  wrong.setAttribute('aria-describedby', 'why')
  const why = Object.assign(document.createElement('p'), { id: 'why', textContent: 'Too much.' })
  line.replaceWith(wrong, why)
  await vi.waitFor(() => expect(replayRecord?.map(({ at }) => at)).toEqual(['form', 'field']))
  document.body.append(lineOverButton('No.'))
  await vi.waitFor(() => expect(replayRecord?.map(({ at }) => at)).toEqual(['form', 'field', 'form']))
})
