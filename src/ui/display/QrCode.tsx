import { encodeQR } from 'qr'
import styles from './QrCode.module.css'

/** Light modules around the code; scanners need them to find it. */
const QUIET = 4

/** A text as a QR code, dark on light in both themes, because many scanners read it so alone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { border: QUIET })
  return (
    <svg className={styles.code} viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-label={label}>
      <path d={pathOf(modules)} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) => {
      let path = ''
      for (let x = 0; x < row.length; x++) {
        const start = x
        while (row[x]) x++
        if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`
      }
      return path
    })
    .join('')
}
