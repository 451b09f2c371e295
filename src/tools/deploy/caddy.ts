import { bucketsOf, isAddress } from "#tools/server/buckets.ts";
import { cacheControl, notKept, securityHeaders } from "#tools/server/headers.ts";
import { FILES, HOST_FILES } from "#tools/server/navigation.ts";

import { bucketHandle } from "./caddy-bucket.ts";
import { hostsOf, portOf, type Site } from "./site.ts";

/** The configuration of Caddy for a site: one block of a Caddyfile. */
export function caddyConfig(site: Site): string {
  const { port, plainPort, certificate, key, dist, settings } = site;
  const headers = Object.entries(securityHeaders(settings)).map(
    ([name, value]) => `\t\theader ${name} ${quoted(value)}\n`,
  );
  const addresses = (scheme: string, at: number) =>
    hostsOf(site)
      .map((host) => `${scheme}://${host}:${at}`)
      .join(", ");
  const asked = `header Cache-Control ${quoted(cacheControl("/"))}`;
  return `# Written by npm run deploy:config. Write it again at each release: it has the policy of the build's settings.
${addresses("http", plainPort)} {
	redir https://{host}${portOf(site)}{uri} 308
}

${addresses("https", port)} {
	tls ${quoted(certificate)} ${quoted(key)}
	root * ${quoted(dist)}
	header -Server

	@host path_regexp ${quoted(HOST_FILES.source)}
	@file path_regexp ${quoted(FILES.source)}

	# The first that fits.
	route {
${headers.join("")}${apis(site)}		handle @host {
			error 404
		}
${bucketsOf(site)
  .map((bucket) => bucketHandle(bucket, site))
  .join("")}${folders(site)}		handle /assets/* {
			header Cache-Control ${quoted(cacheControl("/assets/"))}
			# The build has assets in both forms.
			file_server {
				precompressed br gzip
			}
		}
		handle @file {
			${asked}
			file_server
		}
		handle {
			${asked}
			# Pages change in place, and are compressed as they are sent.
			encode gzip
			try_files {path}.html /index.html
			file_server
		}
	}

	handle_errors {
${headers.join("")}		header Cache-Control ${quoted(notKept)}
		respond "{http.error.status_code} {http.error.status_text}"
	}
}
`;
}

/** Tenants and screens that are in folders; nothing else is below the paths of those that are in buckets. */
function folders({ tenants, screens }: Site): string {
  const asked = `header Cache-Control ${quoted(cacheControl("/"))}`;
  const ofTenants = `		handle_path /tenants/* {
			${asked}
			root * ${quoted(tenants)}
			file_server
		}
`;
  const ofScreens = `		handle /screens/index.json {
			${asked}
			uri strip_prefix /screens
			root * ${quoted(screens)}
			file_server
		}
		handle_path /screens/* {
			header Cache-Control ${quoted(cacheControl("/screens/x"))}
			encode gzip
			root * ${quoted(screens)}
			file_server
		}
`;
  return (
    (isAddress(tenants) ? nothing("tenants") : ofTenants) +
    (isAddress(screens) ? nothing("screens") : ofScreens)
  );
}

function nothing(folder: string): string {
  return `		handle /${folder}/* {
			error 404
		}
`;
}

/** The replies of the APIs, with the same headers, and kept as they say themselves. Caddy sends no request twice by itself. */
function apis({ api, settings }: Site): string {
  const removed = Object.keys(securityHeaders(settings)).map((name) => `header_down -${name}`);
  const handles = (api?.paths ?? []).map(
    (path) => `		handle ${path}* {
			reverse_proxy ${api!.origin} {
				${removed.join("\n\t\t\t\t")}
			}
		}
`,
  );
  return handles.join("");
}

function quoted(text: string): string {
  return `\`${text}\``;
}
