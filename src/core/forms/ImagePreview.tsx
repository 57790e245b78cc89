import { useEffect, useState } from 'react'

/** A file of the device as a picture. Read as a data address: the site's policy lets in no `blob:` ones. */
export function ImagePreview({ file, className }: { file: File; className?: string | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(typeof reader.result === 'string' ? reader.result : undefined))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return address === undefined ? null : <img src={address} alt={file.name} className={className} />
}
