import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useId, useRef, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { reactions } from '#src/core/errors/reactions.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ImagePreview } from './ImagePreview.tsx'
import { imageMessages as messages } from './image-messages.ts'
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from './image-rules.ts'
import styles from './ImagePicker.module.css'
import type { ChosenImage, Images } from './use-images.ts'

const MEGABYTE = 1024 * 1024

interface ImagePickerProps {
  images: Images
  label: string
  /** How much of the form is on its way while it is sent, from 0 to 1. */
  progress?: number | undefined
}

/**
 * The pictures of a form, with a preview of each and a way to take it back. The control that adds is hidden when there
 * is room for no more (ERR-55), and all of it while the form is sent.
 */
export function ImagePicker({ images, label, progress }: ImagePickerProps) {
  const intl = useIntl()
  const labelId = useId()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isSending = progress !== undefined
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? [])
    // The same file can be chosen again after it was taken back.
    event.target.value = ''
    if (files.length > 0) void images.add(files)
  }
  const remove = (id: number) => {
    // Where there were as many as may be, the field comes back with it.
    flushSync(() => images.remove(id))
    input.current?.focus()
  }
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={styles.picker}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ul className={styles.tiles}>
        {images.chosen.map((image) => (
          <Tile key={image.id} image={image} isSending={isSending} onRemove={remove} />
        ))}
        {images.chosen.length < images.max && !isSending ? (
          <li className={styles.tile}>
            <label className={styles.add}>
              <input
                ref={input}
                type="file"
                multiple={images.max > 1}
                accept={IMAGE_TYPES.join(',')}
                className={styles.input}
                onChange={pick}
              />
              <Icon icon={ImagePlus} size={24} />
              <span>{intl.formatMessage(messages.add)}</span>
            </label>
          </li>
        ) : null}
      </ul>
      {isSending ? (
        <div className={styles.sending}>
          <progress
            className={styles.bar}
            max={1}
            value={progress}
            aria-label={intl.formatMessage(messages.progress)}
          />
          <span aria-hidden="true">{intl.formatNumber(progress, { style: 'percent' })}</span>
        </div>
      ) : null}
      <div id={hintId}>
        {/* The toast, which reads it out, is gone before one has looked for another picture. */}
        {images.fault ? <p className={styles.fault}>{intl.formatMessage(reactions[images.fault].text)}</p> : null}
        <p className={styles.hint}>
          {intl.formatMessage(messages.limits, { max: images.max, megabytes: MAX_IMAGE_BYTES / MEGABYTE })}
        </p>
      </div>
    </div>
  )
}

interface TileProps {
  image: ChosenImage
  isSending: boolean
  onRemove: (id: number) => void
}

function Tile({ image: { id, file }, isSending, onRemove }: TileProps) {
  const intl = useIntl()
  return (
    <li className={styles.tile}>
      <ImagePreview file={file} className={styles.preview} />
      {isSending ? null : (
        <IconButton
          label={intl.formatMessage(messages.remove, { name: file.name })}
          variant="art"
          className={styles.remove}
          onClick={() => onRemove(id)}
        >
          <Icon icon={X} size={18} />
        </IconButton>
      )}
    </li>
  )
}
