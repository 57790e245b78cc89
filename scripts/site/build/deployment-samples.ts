import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_IMAGE_BYTES, MAX_IMAGES } from '#src/core/forms/image-rules.ts'
import { GATEWAY_PREFIXES } from '#scripts/lib/gateway-paths.ts'
import { securityFileOf } from './document-plugin.ts'
import { securityHeaders } from './security-headers.ts'

const MEBIBYTE = 2 ** 20
/** The longest body of a call: all pictures of a form, and 1 MiB for its fields. nginx alone lets 1 MiB through. */
const BODY_MEBIBYTES = Math.ceil((MAX_IMAGES * MAX_IMAGE_BYTES) / MEBIBYTE) + 1

/** The script that takes the service worker away again, below the folder of the samples; `sw.js` in it. */
export const RETIREMENT_FOLDER = 'without-worker'

/**
 * Writes ready configurations for nginx and Caddy beside a built site, with the headers of exactly this build: the
 * policy names the hashes of its inline parts, so a sample written by hand would be wrong after the next build. Beside
 * them goes the script that takes the service worker away again.
 */
export function writeDeploymentSamples(siteFolder: string, targetFolder: string): void {
  const headers = Object.entries(securityHeaders(JSON.parse(readFileSync(securityFileOf(siteFolder), 'utf8'))))
  mkdirSync(targetFolder, { recursive: true })
  writeFileSync(join(targetFolder, 'nginx.conf'), nginx(headers))
  writeFileSync(join(targetFolder, 'Caddyfile'), caddy(headers))
  mkdirSync(join(targetFolder, RETIREMENT_FOLDER), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'retired-worker.js'), join(targetFolder, RETIREMENT_FOLDER, 'sw.js'))
}

function nginx(headers: [string, string][]): string {
  const lines = (indent: string) =>
    headers.map(([name, value]) => `${indent}add_header ${name} "${value}" always;`).join('\n')
  return `# Place the site in /srv/site, name your gateway, and include this file in the http block.
server {
  listen 8080;
  server_name example.com;
  root /srv/site;

  gzip_static on;
  # Without it a cache may keep the packed file for a client that cannot unpack it.
  gzip_vary on;
  # brotli_static on;   # with the ngx_brotli module

  location ~ ^(${GATEWAY_PREFIXES.join('|')}) {
    proxy_pass https://gateway.example.com;
    proxy_ssl_server_name on;
    # nginx alone takes any certificate. The path is that of Debian; on Red Hat it is /etc/pki/tls/certs/ca-bundle.crt.
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
    # Regions and security events go by it, so what the visitor claims does not count. Behind another proxy, set real_ip.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Forms carry pictures.
    client_max_body_size ${BODY_MEBIBYTES}m;
  }

  location /assets/ {
    # add_header in a location replaces those of the server, so all are repeated.
${lines('    ')}
    # Not "always": a file that is missing for a moment must not be missing for a year.
    add_header Cache-Control "public, max-age=31536000, immutable";
    try_files $uri =404;
  }

  # The service worker: never cached, and never index.html in its place.
  location = /sw.js {
${lines('    ')}
    add_header Cache-Control "no-cache" always;
    try_files $uri =404;
  }

  # index.html and all other files without a hash in their name: asked for again each time.
  location / {
${lines('    ')}
    add_header Cache-Control "no-cache" always;
    try_files $uri /index.html;
  }
}
`
}

function caddy(headers: [string, string][]): string {
  return `# Place the site in /srv/site and name your gateway.
example.com {
	root * /srv/site
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
	}

	@gateway path ${GATEWAY_PREFIXES.map((prefix) => `${prefix}*`).join(' ')}
	handle @gateway {
		# Forms carry pictures.
		request_body {
			max_size ${BODY_MEBIBYTES}MiB
		}
		reverse_proxy https://gateway.example.com {
			header_up Host {upstream_hostport}
		}
	}

	handle /assets/* {
		# A file that is missing for a moment must not be missing for a year.
		@there file
		header @there Cache-Control "public, max-age=31536000, immutable"
		file_server {
			precompressed br gzip
		}
	}

	# The service worker: never cached, and never index.html in its place.
	handle /sw.js {
		header Cache-Control no-cache
		file_server {
			precompressed br gzip
		}
	}

	# index.html and all other files without a hash in their name: asked for again each time.
	handle {
		header Cache-Control no-cache
		try_files {path} /index.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}
