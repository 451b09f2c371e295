import { bucketsOf, isAddress } from "#tools/server/buckets.ts";
import { cacheControl, notKept, securityHeaders } from "#tools/server/headers.ts";
import { FILES, HOST_FILES } from "#tools/server/navigation.ts";

import { bucketEnds, bucketLocation, bucketTag } from "./nginx-bucket.ts";
import { hostsOf, portOf, type Site } from "./site.ts";

/** The configuration of nginx for a site: what belongs into its `http` block. */
export function nginxConfig(site: Site): string {
  const { port, certificate, key, dist, settings } = site;
  const buckets = bucketsOf(site);
  const headers = Object.entries(securityHeaders(settings)).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return `# Written by npm run deploy:config. Write it again at each release: it has the policy of the build's settings.
map $uri $bank_kept {
  default ${quoted(cacheControl("/"))};
  ~^/assets/ ${quoted(cacheControl("/assets/"))};
  # Released screens: all but the index have a hash in their name.
  ~^/screens/(?!index\\.json$) ${quoted(cacheControl("/screens/x"))};
}
# The status is known when the headers are sent: what is missing is never kept.
map $status $bank_cache {
  default ${quoted(notKept)};
  ~^(2|304) $bank_kept;
}
${buckets.length > 0 ? bucketTag : ""}
server {
  listen ${site.plainPort};
  server_name ${hostsOf(site).join(" ")};
  server_tokens off;
  return 308 https://$host${portOf(site)}$request_uri;
}

server {
  listen ${port} ssl http2;
  server_name ${hostsOf(site).join(" ")};
  ssl_certificate ${quoted(certificate)};
  ssl_certificate_key ${quoted(key)};
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  absolute_redirect off;
  # A connection that closes just when a browser sends a payment on it leaves the result unknown.
  keepalive_timeout 10m;

  root ${quoted(dist)};
  charset utf-8;
  # The build has assets in both forms. Pages and tenants change in place, and are compressed as they are sent.
  gzip_static on;
  brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_types application/json;

  ${headers.join("\n  ")}
  add_header Cache-Control $bank_cache always;

${apis(site, headers)}  location ~ ${quoted(HOST_FILES.source)} {
    return 404;
  }
${buckets.map((bucket) => bucketLocation(bucket, site)).join("")}${buckets.length > 0 ? bucketEnds : ""}${folders(site)}  location ~ ^/(tenants|screens)/ {
    return 404;
  }
  location /assets/ {
    try_files $uri =404;
  }
  location ~ ${quoted(FILES.source)} {
    try_files $uri =404;
  }
  location / {
    try_files $uri.html /index.html;
  }
}
`;
}

/** Tenants and screens that are in folders. */
function folders({ tenants, screens }: Site): string {
  const ofTenants = `  location ~ ^/tenants/([^/]+)$ {
    alias ${quoted(`${tenants}/$1`)};
  }
`;
  const ofScreens = `  location ~ ^/screens/([^./][^/]*)$ {
    alias ${quoted(`${screens}/$1`)};
    gzip_static off;
    brotli_static off;
    gzip_types application/json application/javascript text/javascript;
  }
`;
  return (isAddress(tenants) ? "" : ofTenants) + (isAddress(screens) ? "" : ofScreens);
}

/** The replies of the APIs, with the same headers, and kept as they say themselves. */
function apis({ api, settings }: Site, headers: readonly string[]): string {
  const hidden = Object.keys(securityHeaders(settings)).map((name) => `proxy_hide_header ${name};`);
  const locations = (api?.paths ?? []).map(
    (path) => `  location ^~ ${path} {
    proxy_pass ${api!.origin};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # A payment is never sent twice: its result is unknown until the bank is asked.
    proxy_next_upstream off;
    proxy_read_timeout 130s;
    gzip off;
    ${[...hidden, ...headers].join("\n    ")}
  }
`,
  );
  return locations.join("");
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
