import type { ComponentType } from 'react'
import { memberWords } from '#src/core/i18n/member-words.ts'
import { page } from './route.ts'

/** A page of a feature that only members see, which waits for the words of these as well. */
export const memberPage = (load: () => Promise<ComponentType>) =>
  page(async () => {
    const [component] = await Promise.all([load(), memberWords()])
    return component
  })
