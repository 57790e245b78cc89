import type { LiveLog } from './use-log.ts'

interface Note {
  at: string
  kind: string
  to: string
  text: string
  link?: string
}

/** What members would find on their phone, in their mail or in a picture, the newest first. */
export function Notes({ log }: { log: LiveLog }) {
  const notes: Note[] = [
    ...log.sms.map(({ at, to, purpose, code, link }) => ({
      at,
      kind: to.includes('@') ? `e-mail, ${purpose}` : `SMS, ${purpose}`,
      to,
      text: code,
      link,
    })),
    ...log.captchas.map(({ at, answer }) => ({ at, kind: 'captcha', to: '', text: answer })),
    ...log.uploads.map(({ at, operation, name, size }) => ({
      at,
      kind: 'picture',
      to: operation,
      text: `${name} ${Math.ceil(size / 1024)} KB`,
    })),
  ].sort((left, right) => right.at.localeCompare(left.at))
  if (notes.length === 0) return <p className="none">No SMS, e-mail, captcha or picture yet.</p>
  return (
    <table className="notes">
      <thead>
        <tr>
          <th>Time</th>
          <th>What</th>
          <th>To</th>
          <th>Says</th>
        </tr>
      </thead>
      <tbody>
        {notes.map(({ at, kind, to, text, link }) => (
          <tr key={`${at} ${kind} ${text}`}>
            <td>{at.slice(11, 19)}</td>
            <td>{kind}</td>
            <td>{to}</td>
            <td>
              <code>{text}</code> {link !== undefined && <a href={link}>link of the e-mail</a>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
