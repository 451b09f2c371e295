import { Advice } from "#tools/setup/advice.ts";

/** Where a call went. */
type Where = { readonly bucket: string; readonly prefix: string; readonly server: string };

/** The parts of the AWS SDK's errors that say what happened. */
type S3Error = Error & {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly $response?: { readonly statusCode?: number; readonly headers?: Readonly<Record<string, string>> };
};

const CREDENTIALS =
  "They come from the AWS SDK's usual places: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile (AWS_PROFILE), a single sign-on, or the machine's role.";
const AGAIN = "Run the same command again: what is there already is not released twice.";

/** What a failed call means and what to do. */
export function bucketAdvice(error: unknown, where: Where): unknown {
  if (!(error instanceof Error)) return error;
  return new Advice(inWords(error, where));
}

function inWords(error: S3Error, { bucket, prefix, server }: Where): string {
  const { name, message } = error;
  const status = error.$metadata?.httpStatusCode ?? error.$response?.statusCode;
  const region = error.$response?.headers?.["x-amz-bucket-region"];
  switch (name) {
    case "NoSuchBucket":
      return `There is no bucket ${bucket} at ${server}. Make it, or correct --to.`;
    case "AccessDenied":
      return `${server} does not let these credentials read and write s3://${bucket}/${prefix}. They need s3:GetObject and s3:PutObject for arn:aws:s3:::${bucket}/${prefix}*, and s3:ListBucket for the bucket: without it a file that is missing counts as denied.`;
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
      return `${server} does not know these credentials, or the secret is wrong. ${CREDENTIALS}`;
    case "ExpiredToken":
    case "ExpiredTokenException":
    case "InvalidToken":
      return `The credentials have expired. Sign in again. ${CREDENTIALS}`;
    case "CredentialsProviderError":
      return `There are no credentials for ${server}. ${CREDENTIALS}`;
    case "RequestTimeTooSkewed":
      return `The clock of this machine and that of ${server} differ too much. Set it, then try again.`;
    case "PermanentRedirect":
    case "AuthorizationHeaderMalformed":
      return `The bucket ${bucket} is in another region${region === undefined ? "" : `: ${region}`}. Set AWS_REGION${region === undefined ? " to it" : `=${region}`}.`;
  }
  if (message === "Region is missing")
    return "In which region is the bucket? Set AWS_REGION (a server that has none takes us-east-1, Cloudflare R2 auto).";
  if (error.code !== undefined || name === "TimeoutError")
    return `No answer from ${server} (${error.code ?? message}). ${AGAIN}`;
  if (status !== undefined && (status >= 500 || status === 429))
    return `${server} has failed or is busy (${status} ${name}). ${AGAIN}`;
  if (name === "Error") return `${server} does not answer as an S3 server does. Correct --endpoint.`;
  return `${server} has refused s3://${bucket}/${prefix} (${status ?? "no status"} ${name}). ${AGAIN}`;
}
