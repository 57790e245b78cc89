/** How a body travels when it is not JSON. Only operations that need one load it. */
export interface BodySerializer {
  headers?: Record<string, string>
  bodySerializer: (body: unknown) => FormData | string
}

/** `multipart/form-data`; a list becomes one part per entry. The browser writes the content type with its boundary. */
export const multipart: BodySerializer = {
  bodySerializer: (body) => {
    const form = new FormData()
    for (const [name, value] of fields(body)) {
      if (value instanceof Blob) form.append(name, value)
      else form.append(name, String(value))
    }
    return form
  },
}

/** `application/x-www-form-urlencoded`. */
export const urlEncoded: BodySerializer = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body) => new URLSearchParams(fields(body).map(([name, value]) => [name, String(value)])).toString(),
}

const fields = (body: unknown): [string, unknown][] =>
  Object.entries(Object(body)).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).flatMap((entry: unknown): [string, unknown][] =>
      entry === undefined ? [] : [[name, entry]],
    ),
  )
