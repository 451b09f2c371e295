import { type Bucket, PUBLISHED_FILE } from "#tools/server/buckets.ts";
import { securityHeaders } from "#tools/server/headers.ts";

import { hasHostName, HIDDEN_OF_BUCKETS, type Site } from "./site.ts";

/** What an S3 server says about an object; nginx knows no patterns of names. */
const S3_HEADERS = [
  "Access-Control-Allow-Credentials",
  "Access-Control-Allow-Headers",
  "Access-Control-Allow-Methods",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Access-Control-Max-Age",
  "X-Amz-Expiration",
  "X-Amz-Id-2",
  "X-Amz-Replication-Status",
  "X-Amz-Request-Id",
  "X-Amz-Server-Side-Encryption",
  "X-Amz-Storage-Class",
  "X-Amz-Version-Id",
  "X-Rgw-Object-Type",
];

/** Where Debian and others have the authorities that the machine trusts. */
const AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";

/** What the locations of buckets need outside of the server. */
export const bucketTag = `# Compression makes weak tags of a bucket's, and a bucket knows only its own.
map $http_if_none_match $bank_tag {
  default "";
  '~^(?:W/)?(?<bank_strong>"[^"]*")$' $bank_strong;
}
`;

/** Where the locations of buckets go when a bucket has no file to send. */
export const bucketEnds = `  location @bank_missing {
    return 404;
  }
  location @bank_method {
    return 405;
  }
  location @bank_away {
    return 502;
  }
`;

/**
 * The files of a bucket. The address is in a variable, so that nginx also starts when the bucket cannot be found, and asks for
 * the address again while it runs.
 */
export function bucketLocation({ path, url }: Bucket, { settings, resolver, authorities }: Site): string {
  const hidden = [...HIDDEN_OF_BUCKETS, ...S3_HEADERS, ...Object.keys(securityHeaders(settings))];
  const lines = [
    `if ($request_method !~ "^(GET|HEAD)$") {
      return 405;
    }`,
    ...(hasHostName(url) ? [`resolver ${resolver};`, "resolver_timeout 5s;"] : []),
    `set $bank_bucket "${url}";`,
    "proxy_pass $bank_bucket/$bank_file;",
    "proxy_http_version 1.1;",
    "# The bucket hears which file, and the tag that the browser has. Nothing else leaves the bank's host.",
    "proxy_pass_request_headers off;",
    "proxy_pass_request_body off;",
    'proxy_set_header Content-Length "";',
    "proxy_set_header If-None-Match $bank_tag;",
    ...(url.startsWith("https:") ? overTls(authorities) : []),
    "proxy_connect_timeout 5s;",
    "proxy_send_timeout 10s;",
    "proxy_read_timeout 10s;",
    "proxy_next_upstream_tries 2;",
    "proxy_ignore_headers X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;",
    ...hidden.map((name) => `proxy_hide_header ${name};`),
    "proxy_intercept_errors on;",
    "# A bucket that nobody may list says 403 for what is missing.",
    "error_page 403 404 = @bank_missing;",
    "error_page 405 = @bank_method;",
    "error_page 300 301 302 303 307 308 400 401 406 409 410 411 412 416 429 500 501 502 503 504 = @bank_away;",
    "gzip_types application/json application/javascript text/javascript;",
  ];
  return `  location ~ "^${path}(?<bank_file>${PUBLISHED_FILE.source})$" {
    ${lines.join("\n    ")}
  }
`;
}

/** The index of a release has no hash, so who sends it must be the bucket. */
function overTls(authorities = AUTHORITIES): readonly string[] {
  return [
    "proxy_ssl_server_name on;",
    "proxy_ssl_protocols TLSv1.2 TLSv1.3;",
    "proxy_ssl_verify on;",
    "proxy_ssl_verify_depth 5;",
    `proxy_ssl_trusted_certificate "${authorities}";`,
  ];
}
