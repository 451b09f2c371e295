import { type Bucket, PUBLISHED_FILE } from "#tools/server/buckets.ts";
import { cacheControl, securityHeaders } from "#tools/server/headers.ts";

import { HIDDEN_OF_BUCKETS, type Site } from "./site.ts";

/** What an S3 server says about an object, and Caddy about itself. */
const S3_HEADERS = ["Access-Control-*", "Via", "X-Amz-*", "X-Rgw-*"];

/** A tag, weak or not. */
const TAG = '`^(?:W/)?("[^"]*")$`';

/** The files of a bucket. Its host's address is asked for at each request. */
export function bucketHandle({ path, url }: Bucket, { settings, authorities }: Site): string {
  const { origin, host, pathname } = new URL(url);
  const name = path.replaceAll("/", "");
  const [index, file] = [`${path}index.json`, `${path}x`].map(cacheControl);
  const hidden = [...HIDDEN_OF_BUCKETS, ...S3_HEADERS, ...Object.keys(securityHeaders(settings))];
  return `		@${name} path_regexp ${name} \`^${path}(${PUBLISHED_FILE.source})$\`
		handle @${name} {
			route {
				@other not method GET HEAD
				error @other 405
				header Cache-Control \`${file}\`
				@index path ${path}index.json
				header @index Cache-Control \`${index}\`
				encode gzip
				# The bucket hears which file, and the tag that the browser has. Compression makes weak tags of a bucket's, and a
				# bucket knows only its own. Nothing else leaves the bank's host: ** is every header, and this host's name too,
				# by which Caddy finds what it does about an error.
				vars bank_host {host}
				@untagged not header_regexp If-None-Match ${TAG}
				request_header @untagged -**
				@tagged header_regexp tag If-None-Match ${TAG}
				route @tagged {
					request_header -**
					request_header If-None-Match {re.tag.1}
				}
				request_header Host {vars.bank_host}
				rewrite * ${pathname === "/" ? "" : pathname}/{re.${name}.1}?
				reverse_proxy ${origin} {
					header_up Host ${host}
					header_up -X-Forwarded-*
					header_up -Via
					transport http {
						dial_timeout 5s
						response_header_timeout 10s
						compression off
${authorities === undefined ? "" : `\t\t\t\t\t\ttls_trusted_ca_certs \`${authorities}\`\n`}					}
					${hidden.map((header) => `header_down -${header}`).join("\n\t\t\t\t\t")}
					# A bucket that nobody may list says 403 for what is missing.
					@missing status 403 404
					handle_response @missing {
						error 404
					}
					@away status 300 301 302 303 307 308 4xx 5xx
					handle_response @away {
						error 502
					}
				}
			}
		}
`;
}
