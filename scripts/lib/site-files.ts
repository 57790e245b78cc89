import { brotliCompressSync } from 'node:zlib'

/** The files of a built site, with their compressed copies: name below its folder, and content. */
export type SiteFiles = ReadonlyMap<string, Buffer>

/** Bytes of a file after brotli: those of its copy, which only very small files are built without. */
export function compressedSize(name: string, files: SiteFiles): number {
  const copy = files.get(`${name}.br`)
  return (copy ?? brotliCompressSync(files.get(name) ?? Buffer.alloc(0))).length
}
