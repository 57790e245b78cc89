import { type RefObject, useEffect, useRef } from 'react'
import { showInRow } from './scroll-row-to.ts'

/**
 * Keeps the chosen chip of a row in sight.
 *
 * @param chosen what the chip stands for
 * @param isPending whether the chips have not arrived yet
 * @returns for an element around the row
 */
export function useChosenInSight(chosen: string, isPending: boolean): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = around.current?.querySelector('[aria-pressed="true"]')
    if (chip?.parentElement) showInRow(chip.parentElement, chip)
  }, [chosen, isPending])
  return around
}
