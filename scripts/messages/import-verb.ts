import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#scripts/lib/command-line.ts'
import { extractMessages, formatById, MESSAGES_FOLDER, readTranslations } from '#scripts/lib/message-catalogue.ts'
import { print, printError } from '#scripts/lib/print.ts'
import { readNamedFile } from '#scripts/lib/read-named-file.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { readExceptions } from './exceptions.ts'
import { textFaults } from './faults.ts'
import { readLanguage } from './language-argument.ts'
import { readPacket } from './packet.ts'
import { readAgain, readStale, writeStale } from './stale.ts'

export const verb: Verb = {
  summary: 'imports a packet that a translator has filled in',
  help: `Usage: npm run messages -- import TAG FILE

Reads the columns id and translation of FILE into ${MESSAGES_FOLDER}/TAG.json; empty rows change nothing. Texts that
fail a check are reported and not imported, and the command exits with 1.`,
  options: {},
  names: ['TAG', 'FILE'],
  run: async (_flags, [name = '', file = '']) => {
    const tag = readLanguage(name)
    const packet = readPacket(readNamedFile(file))
    if ('fault' in packet) throw new UsageError(`${file} is no packet: ${packet.fault}.`)
    const source = await extractMessages()
    const exceptions = readExceptions()
    const faults = Object.entries(packet.texts).flatMap(([id, text]) => {
      const message = source[id]
      if (message === undefined) return [`${tag}: ${id} is not an id of the source`]
      return textFaults(tag, { [id]: message }, { [id]: text }, exceptions).faults
    })
    const refused = new Set(faults.map((fault) => fault.split(' ')[1]))
    const taken = Object.entries(packet.texts).filter(([id]) => !refused.has(id))
    const after = { ...readTranslations()[tag], ...Object.fromEntries(taken) }
    writeFileSync(join(ROOT, MESSAGES_FOLDER, `${tag}.json`), formatById(after))
    const ids = taken.map(([id]) => id)
    writeStale(readAgain(readStale(), ids, [tag]))
    print(`${tag}.json: ${taken.length} texts taken, ${refused.size} refused`)
    if (faults.length > 0) printError(faults.join('\n'))
    return faults.length > 0 ? 1 : 0
  },
}
