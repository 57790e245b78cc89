import { useRef, useState } from 'react'
import { showRefusal } from '#src/core/errors/show-error.ts'
import { judgeImage, MAX_IMAGES, type ImageFault } from './image-rules.ts'

/** A picture that is ready to be sent. */
export interface ChosenImage {
  id: number
  file: File
}

/** The pictures of a form. */
export interface Images {
  chosen: readonly ChosenImage[]
  /** How many there can be. */
  max: number
  /** What is sent. */
  files: File[]
  /** Why a picture of the last choice was refused. */
  fault: ImageFault | undefined
  /** Takes files in as far as they are fit, and says why the first of the others is not (ERR-53..55). */
  add: (files: readonly File[]) => Promise<void>
  remove: (id: number) => void
}

/** State of the pictures that are added to a form. They are lost when the form unmounts; typed text is kept. */
export function useImages(max = MAX_IMAGES): Images {
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const [fault, setFault] = useState<ImageFault>()
  const lastId = useRef(0)
  const add = async (files: readonly File[]) => {
    const judged = await Promise.all(files.map(judgeImage))
    const fit = judged.flatMap((one) => ('image' in one ? [one.image] : []))
    const room = max - chosen.length
    const [unfit] = judged.flatMap((one) => ('code' in one ? [one.code] : []))
    const refusal = unfit ?? (fit.length > room ? 'IMAGE_TOO_MANY' : undefined)
    setFault(refusal)
    if (refusal) void showRefusal(refusal)
    const taken = fit.slice(0, room).map((file) => {
      lastId.current += 1
      return { id: lastId.current, file }
    })
    setChosen((before) => [...before, ...taken].slice(0, max))
  }
  const remove = (id: number) => {
    setFault(undefined)
    setChosen((before) => before.filter((one) => one.id !== id))
  }
  return { chosen, max, files: chosen.map(({ file }) => file), fault, add, remove }
}
