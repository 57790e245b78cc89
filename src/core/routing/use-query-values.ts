import { useSearchParams } from 'react-router-dom'

/** Sets some parameters of the address, or takes away those without a value; the others stay. */
type ChangeQuery = (values: Record<string, string | undefined>, as?: 'choice' | 'step') => void

/**
 * The parameters of the address and how to change them. A choice takes the place of the present history entry; a step
 * is one of its own, which the back button takes back.
 */
export function useQueryValues(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams()
  const change: ChangeQuery = (values, as = 'choice') =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: as === 'choice' },
    )
  return [query, change]
}
